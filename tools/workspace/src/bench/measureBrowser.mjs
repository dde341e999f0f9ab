import { chromium as playwright } from '@playwright/test';
import { chromium } from '../../../../playwright.preset.mjs';
import { quantile } from '../load/askAll.mjs';
import { measureVisit, taps } from './measureVisit.mjs';

/** @typedef {Awaited<ReturnType<typeof measureVisit>>} Visit */

/** The visits of a round: one without taps, one per control, one with a tap after a scroll. */
const kinds = [
  { kind: 'untouched', options: {} },
  ...taps.map((tap) => ({ kind: tap, options: { tap } })),
  { kind: 'after a scroll', options: { tap: taps[0], afterScroll: true } },
];

/** Medians of visits of several kinds to one page. Times in ms. */
const summarise = (/** @type {Record<string, Visit[]>} */ visits) => {
  /** @type {(kind: string, figure: (visit: Visit) => number) => number} */
  const median = (kind, figure) => quantile((visits[kind] ?? []).map(figure), 0.5);
  const remaining = taps.map((tap) => [tap, median(tap, ({ answered }) => answered)]);
  return {
    firstPaint: median('untouched', ({ firstPaint }) => firstPaint),
    largestPaint: median('untouched', ({ largestPaint }) => largestPaint),
    marked: median(taps[0], ({ marked }) => marked),
    answered: /** @type {Record<string, number>} */ (Object.fromEntries(remaining)),
    answeredAfterScroll: median('after a scroll', ({ answered, tapped }) => answered - tapped),
    blocking: median('untouched', ({ blocking }) => blocking),
    longest: median('untouched', ({ longest }) => longest),
    shift: median('untouched', ({ shift }) => shift),
    htmlBytes: median('untouched', ({ htmlBytes }) => htmlBytes),
    scriptBytesAtIdle: median('untouched', ({ scriptBytesAtIdle }) => scriptBytesAtIdle),
    scriptBytes: median('untouched', ({ scriptBytes }) => scriptBytes),
    scriptBytesAfterTap: median(taps[0], ({ scriptBytes }) => scriptBytes),
  };
};

/** @typedef {ReturnType<typeof summarise>} BrowserFigures */

/**
 * Visits every page in every way, in turn.
 *
 * @param {{ name: string, url: string }[]} targets
 * @param {{ rounds: number, print: (line: string) => void }} options
 */
export const measureBrowser = async (targets, { rounds, print }) => {
  const browser = await playwright.launch(chromium);
  /** @type {Record<string, Record<string, Visit[]>>} */
  const visits = {};
  for (let round = 1; round <= rounds; round += 1) {
    for (const { kind, options } of kinds) {
      print(`browser, round ${round} of ${rounds}: ${kind} …`);
      for (const { name, url } of targets)
        ((visits[name] ??= {})[kind] ??= []).push(await measureVisit(browser, url, options));
    }
  }
  await browser.close();
  return Object.fromEntries(Object.entries(visits).map(([name, own]) => [name, summarise(own)]));
};
