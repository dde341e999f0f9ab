import type { Locator } from '@playwright/test';
import decodeQR from 'qr/decode.js';

/** The text of the QR code in a picture of the page. */
export const readCode = async (picture: Locator): Promise<string> => {
  const { width, height, data } = await picture.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [element.naturalWidth, element.naturalHeight];
    const context = canvas.getContext('2d')!;
    context.drawImage(element, 0, 0);
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
    let binary = '';
    for (let start = 0; start < pixels.data.length; start += 0x8000)
      binary += String.fromCharCode(...pixels.data.subarray(start, start + 0x8000));
    return { width: canvas.width, height: canvas.height, data: btoa(binary) };
  });
  return decodeQR({ width, height, data: Uint8Array.from(Buffer.from(data, 'base64')) });
};
