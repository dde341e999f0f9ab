import { chromium as playwright } from '@playwright/test';
import sharp from 'sharp';
import { chromium } from '../../../../playwright.preset.mjs';
import { phoneAgent } from './measureVisit.mjs';

/** Quality of the WebP that the reference platform makes: fitting pictures are made with the same. */
const quality = 75;
const screen = { width: 375, height: 667, scale: 2 };
const settleMs = 1500;

/** @typedef {{ src: string, width: number, height: number, isOnFirstScreen: boolean }} Drawn */

/** Runs in the page: the pictures that are there, with the sizes of their boxes in px of the screen. */
const readDrawn = (/** @type {number} */ scale) =>
  [...document.images]
    .filter(({ currentSrc, complete, naturalWidth }) => currentSrc && complete && naturalWidth > 0)
    .map((image) => {
      const { top, bottom, width, height } = image.getBoundingClientRect();
      return {
        src: image.currentSrc,
        width: Math.round(width * scale),
        height: Math.round(height * scale),
        isOnFirstScreen: top + scrollY < innerHeight && bottom + scrollY > 0,
      };
    })
    .filter(({ width, height }) => width > 0 && height > 0);

/** Each file once, in the largest box in which it is drawn. */
const largestOfEach = (/** @type {Drawn[]} */ drawn) => {
  /** @type {Map<string, Drawn>} */
  const files = new Map();
  for (const picture of drawn) {
    const other = files.get(picture.src);
    const isOnFirstScreen = picture.isOnFirstScreen || other?.isOnFirstScreen === true;
    const larger = other && other.width >= picture.width ? other : picture;
    files.set(picture.src, { ...larger, isOnFirstScreen });
  }
  return [...files.values()];
};

/** Bytes of a picture as a WebP of exactly the size of its box; a drawing is as large as it is. */
const fittingBytes = async (/** @type {Drawn} */ { src, width, height }) => {
  const original = Buffer.from(await (await fetch(src.split('?')[0] ?? src)).arrayBuffer());
  const { format, width: own = 0 } = await sharp(original).metadata();
  if (format === 'svg' || format === 'gif') return original.length;
  const size = { width: Math.min(width, own), height: Math.round(height * Math.min(1, own / width)) };
  const fitting = await sharp(original)
    .rotate()
    .resize({ ...size, fit: 'cover' })
    .webp({ quality })
    .toBuffer();
  return fitting.length;
};

/** Visits a page from its top to its end, and weighs the pictures that were drawn. */
const visit = async (
  /** @type {import('@playwright/test').Browser} */ browser,
  /** @type {string} */ url,
) => {
  const context = await browser.newContext({
    // A desktop would be led to another page.
    userAgent: phoneAgent,
    viewport: screen,
    deviceScaleFactor: screen.scale,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  /** @type {Map<string, Promise<number>>} */
  const bytes = new Map();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'image') return;
    bytes.set(
      response.url(),
      response.body().then(
        ({ length }) => length,
        () => 0,
      ),
    );
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(settleMs);
  const first = await page.evaluate(readDrawn, screen.scale);
  for (let at = -1; ;) {
    const top = await page.evaluate(() => (scrollBy(0, innerHeight * 0.8), scrollY));
    await page.waitForTimeout(150);
    if (top === at) break;
    at = top;
  }
  await page.waitForTimeout(settleMs);
  const later = await page.evaluate(readDrawn, screen.scale);
  await context.close();
  if (later.length === 0) throw new Error(`No picture was drawn at ${url}.`);
  const drawn = largestOfEach([
    ...first,
    ...later.map((picture) => ({ ...picture, isOnFirstScreen: false })),
  ]);
  return Promise.all(
    drawn.map(async (picture) => ({ ...picture, bytes: (await bytes.get(picture.src)) ?? 0 })),
  );
};

/**
 * Weighs the pictures of a page on a phone of 375 × 667 at two px each, beside WebP of exactly the sizes in which they are drawn.
 *
 * @param {{ name: string, url: string, originalsUrl: string }[]} pages `originalsUrl`: the same page of a site without a picture service
 * @param {{ print: (line: string) => void }} options
 */
export const measurePictures = async (pages, { print }) => {
  const browser = await playwright.launch(chromium);
  /** @type {Record<string, { files: number, first: number, firstFitting: number, whole: number, wholeFitting: number, firstOriginals: number, wholeOriginals: number }>} */
  const results = {};
  for (const { name, url, originalsUrl } of pages) {
    print(`pictures of ${name} …`);
    const files = await visit(browser, url);
    const originals = await visit(browser, originalsUrl);
    const fitting = await Promise.all(files.map(fittingBytes));
    /** @type {(list: readonly { isOnFirstScreen: boolean }[], bytesAt: (index: number) => number, first: boolean) => number} */
    const sum = (list, bytesAt, first) =>
      list.reduce((total, file, index) => total + (first && !file.isOnFirstScreen ? 0 : bytesAt(index)), 0);
    const own = (/** @type {number} */ index) => files[index]?.bytes ?? 0;
    const exact = (/** @type {number} */ index) => fitting[index] ?? 0;
    const plain = (/** @type {number} */ index) => originals[index]?.bytes ?? 0;
    results[name] = {
      files: files.length,
      first: sum(files, own, true),
      firstFitting: sum(files, exact, true),
      firstOriginals: sum(originals, plain, true),
      whole: sum(files, own, false),
      wholeFitting: sum(files, exact, false),
      wholeOriginals: sum(originals, plain, false),
    };
  }
  await browser.close();
  return results;
};
