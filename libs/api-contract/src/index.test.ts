/** @jest-environment node */
import * as entry from './index';

test('exports what the contract promises', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'clueCardSchema',
    'contentCardSchema',
    'contentDetailSchema',
    'createOpenApiDocument',
    'openContentCardSchema',
    'operations',
    'trackingEventSchema',
  ]);
});

test('the types entry weighs nothing', async () => {
  expect(Object.keys(await import('./types'))).toEqual([]);
});
