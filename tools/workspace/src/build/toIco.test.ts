/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toIco } from './toIco.mjs';

const publicFolder = join(__dirname, '../../../../apps/share-web/public');

/** The pictures of an icon file: size as it says, and as the picture in it says. */
const readIco = (file: Buffer) => {
  expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1]);
  return Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + 16 * index;
    const [length, offset] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)];
    return { size: file.readUInt8(entry) || 256, png: file.subarray(offset, offset + length) };
  });
};

const sizeOf = (png: Buffer) => {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
};

test('each picture stands where its entry says', () => {
  const [one, other] = [Buffer.from('one'), Buffer.from('other')];
  expect(
    readIco(
      toIco([
        { png: one, size: 16 },
        { png: other, size: 256 },
      ]),
    ),
  ).toEqual([
    { size: 16, png: one },
    { size: 256, png: other },
  ]);
});

test('the icons of the site have the sizes that programs request', () => {
  const icons = readIco(readFileSync(join(publicFolder, 'favicon.ico')));
  expect(icons.map(({ size, png }) => [size, ...sizeOf(png)])).toEqual([
    [16, 16, 16],
    [32, 32, 32],
    [48, 48, 48],
  ]);
  expect(sizeOf(readFileSync(join(publicFolder, 'apple-touch-icon.png')))).toEqual([180, 180]);
  expect(sizeOf(readFileSync(join(publicFolder, 'icon-512.png')))).toEqual([512, 512]);
});
