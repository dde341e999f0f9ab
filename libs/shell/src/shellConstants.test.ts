import { shellConstants } from './shellConstants';

test('delays, preview and watermark as the specification has them (§9)', () => {
  expect(shellConstants).toMatchObject({
    bannerRereadMs: 500,
    configReadMs: 200,
    previewValidityMs: 1_800_000,
    watermark: '内部临时预览',
  });
});
