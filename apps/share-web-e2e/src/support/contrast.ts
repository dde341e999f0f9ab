import type { Locator, Page } from '@playwright/test';

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** Relative luminance (WCAG 2) of the brightest pixel of a picture of this part of the screen. */
const brightestIn = async (page: Page, clip: Box): Promise<number> => {
  const picture = (await page.screenshot({ clip })).toString('base64');
  const blank = await page.context().newPage();
  const brightest = await blank.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    const { data: bytes } = context.getImageData(0, 0, image.width, image.height);
    const linear = (byte: number) =>
      byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4;
    let most = 0;
    for (let at = 0; at < bytes.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = bytes.subarray(at, at + 3);
      most = Math.max(most, 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue));
    }
    return most;
  }, picture);
  await blank.close();
  return brightest;
};

/** Contrast of a light sign with the brightest spot of what lies under it, measured in pixels. */
export const contrastOf = async (page: Page, sign: Locator): Promise<number> => {
  const box = (await sign.boundingBox()) as Box;
  const light = await brightestIn(page, box);
  await sign.evaluate((element: HTMLElement | SVGElement) => (element.style.visibility = 'hidden'));
  const ground = await brightestIn(page, box);
  await sign.evaluate((element: HTMLElement | SVGElement) => (element.style.visibility = ''));
  return (light + 0.05) / (ground + 0.05);
};
