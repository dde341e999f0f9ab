/** @jest-environment node */
import fc from 'fast-check';
import { eventFixture } from '../testing/eventFixture';
import { toBatches } from './toBatches';

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

describe('toBatches', () => {
  it('makes one batch of a few events and none of none', () => {
    expect(toBatches([])).toEqual([]);
    expect(toBatches([eventFixture('a'), eventFixture('b')])).toHaveLength(1);
  });

  it('sends an event that is too large for any batch alone', () => {
    const large = eventFixture('large', { tid: 'x'.repeat(70_000) });
    expect(toBatches([eventFixture('a'), large, eventFixture('b')]).map((batch) => batch.length)).toEqual([
      1, 1, 1,
    ]);
  });

  it('loses nothing, keeps the order and stays under 64 KiB', () => {
    const event = fc
      .record({ event_id: fc.uuid(), tid: fc.string({ unit: 'grapheme', maxLength: 4000, size: 'max' }) })
      .map(({ event_id, tid }) => eventFixture(event_id, { tid }));
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40, size: 'max' }), (events) => {
        const batches = toBatches(events);
        expect(batches.flat()).toEqual(events);
        for (const batch of batches) expect(bytesOf(batch)).toBeLessThanOrEqual(64 * 1024);
      }),
      { numRuns: 100 },
    );
  });
});
