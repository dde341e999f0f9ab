/** @jest-environment node */
import * as entry from './index';

test('exports what the contract promises', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'appInfoSchema',
    'clueCardSchema',
    'commentSchema',
    'contentCardSchema',
    'contentDetailSchema',
    'contentTypeSchema',
    'createOpenApiDocument',
    'groupSchema',
    'openContentCardSchema',
    'operations',
    'trackingEventSchema',
  ]);
});

test('the types entry weighs nothing', async () => {
  expect(Object.keys(await import('./types'))).toEqual([]);
});
