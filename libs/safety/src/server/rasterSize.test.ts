/** @jest-environment node */
import fc from 'fast-check';
import sharp from 'sharp';
import { rasterSize } from './rasterSize';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 250, g: 160, b: 0, alpha: 0.5 } } });
const toText = (bytes: Buffer) => bytes.toString('latin1');

test.each([
  [1, 1],
  [300, 200],
  [20, 12_000],
])('%d × %d, in each type', async (width, height) => {
  const source = picture(width, height);
  const made = [
    ['png', await source.png().toBuffer()],
    ['jpeg', await source.jpeg().toBuffer()],
    ['jpeg', await source.jpeg({ progressive: true }).toBuffer()],
    ['gif', await source.gif().toBuffer()],
    ['webp', await source.webp().toBuffer()],
    ['webp', await source.webp({ lossless: true }).toBuffer()],
    ['webp', await source.flatten().webp().toBuffer()],
  ] as const;
  for (const [type, bytes] of made) expect(rasterSize(toText(bytes))).toEqual({ type, width, height });
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('orientation %d', async (orientation) => {
  const bytes = await picture(300, 200).withMetadata({ orientation }).jpeg().toBuffer();
  const [width, height] = orientation >= 5 ? [200, 300] : [300, 200];
  expect(rasterSize(toText(bytes))).toEqual({ type: 'jpeg', width, height });
});

test('anything else has no size, and the work ends', async () => {
  const whole = toText(await picture(30, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  fc.assert(
    fc.property(fc.nat(whole.length), fc.nat(255), (index, code) => {
      const damaged = whole.slice(0, index) + String.fromCharCode(code) + whole.slice(index + 1);
      expect(() => rasterSize(damaged)).not.toThrow();
      expect(() => rasterSize(whole.slice(0, index))).not.toThrow();
    }),
  );
  for (const text of ['', '<svg/>', 'GIF89a', '\x89PNG\r\n\x1a\n', '\xff\xd8\xff', 'RIFF0000WEBPVP8 '])
    expect(rasterSize(text)).toBeUndefined();
});
