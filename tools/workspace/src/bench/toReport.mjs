import { taps } from './measureVisit.mjs';

/** @typedef {{ figures: Record<string, { perSecond: number, cpu: number, p99: number, failed: number }>, how: string }} ServerResult */
/** @typedef {{ before: number, after: number, count: number }} MemoryResult */
/** @typedef {Record<string, import('./measureBrowser.mjs').BrowserFigures>} BrowserResult */

/** @typedef {Awaited<ReturnType<typeof import('./measurePictures.mjs').measurePictures>>} PictureResult */

/** @typedef {{ what: string, site: number, bare: number, unit: string, digits: number, goal: string }} Row */

const toTable = (/** @type {string} */ bare, /** @type {readonly Row[]} */ rows) =>
  [
    `| | site | ${bare} | ratio | goal |`,
    '|---|---|---|---|---|',
    ...rows.map(({ what, site, bare: least, unit, digits, goal }) => {
      const show = (/** @type {number} */ value) => {
        if (value === Infinity) return 'lost';
        return Number.isNaN(value) ? '–' : `${value.toFixed(digits)} ${unit}`.trim();
      };
      const ratio = site / least;
      return `| ${what} | ${show(site)} | ${show(least)} | ${Number.isFinite(ratio) ? ratio.toFixed(2) : '–'} | ${goal} |`;
    }),
  ].join('\n');

const serverTable = (/** @type {ServerResult} */ { figures, how }) => {
  /** @type {(what: string, bare: string, key: 'perSecond' | 'cpu' | 'p99') => { site: number, bare: number }} */
  const pair = (what, bare, key) => ({
    site: figures[`${what}: site`]?.[key] ?? Number.NaN,
    bare: figures[`${what}: ${bare}`]?.[key] ?? Number.NaN,
  });
  /** @type {Row[]} */
  const rows = [
    ...['identity', 'brotli'].map((encoding) => ({
      what: `cached page, ${encoding}`,
      ...pair(`cached page, ${encoding}`, 'bare', 'perSecond'),
      unit: 'req/s',
      digits: 0,
      goal: '≥ 0.5',
    })),
    {
      what: 'cached page, identity, CPU',
      ...pair('cached page, identity', 'bare', 'cpu'),
      unit: 'ms',
      digits: 3,
      goal: '',
    },
    {
      what: 'new page, CPU',
      ...pair('new page', 'bare render', 'cpu'),
      unit: 'ms',
      digits: 2,
      goal: '≤ 3.0',
    },
    ...['home', 'search'].map((page) => ({
      what: `${page} made anew, CPU`,
      site: figures[`${page} made anew: site`]?.cpu ?? Number.NaN,
      bare: figures['new page: bare render']?.cpu ?? Number.NaN,
      unit: 'ms',
      digits: 2,
      goal: '≤ 3.0',
    })),
    { what: 'new page, p99', ...pair('new page', 'bare render', 'p99'), unit: 'ms', digits: 0, goal: '' },
  ];
  const failed = Object.entries(figures).filter(([, figure]) => figure.failed > 0);
  const failures = failed.map(([name, figure]) => `${name}: ${figure.failed} answers failed.`);
  return [`Server (${how})`, '', toTable('bare', rows), ...failures].join('\n');
};

const memoryTable = (/** @type {MemoryResult} */ { before, after, count }) =>
  `Memory: ${before.toFixed(0)} MB after 2,000 distinct addresses, five times each, ${after.toFixed(0)} MB after ${count}: ratio ${(after / before).toFixed(2)}, goal ≤ 1.10`;

const browserTable = (/** @type {BrowserResult} */ results) => {
  const bare = results['static'];
  return Object.entries(results)
    .filter(([name]) => name !== 'static')
    .map(([name, site]) => {
      /** @type {(what: string, read: (figures: import('./measureBrowser.mjs').BrowserFigures) => number, unit: string, goal?: string, digits?: number) => Row} */
      const row = (what, read, unit, goal = '', digits = 0) => ({
        what,
        site: read(site),
        bare: bare ? read(bare) : Number.NaN,
        unit,
        digits,
        goal,
      });
      const rows = [
        row('first paint', ({ firstPaint }) => firstPaint, 'ms'),
        row('largest paint', ({ largestPaint }) => largestPaint, 'ms', '≤ 1.1'),
        row('busy mark after an immediate tap on 收藏', ({ marked }) => marked, 'ms'),
        ...taps.map((tap) =>
          row(
            `answer to an immediate tap on ${tap}`,
            ({ answered }) => answered[tap] ?? Number.NaN,
            'ms',
            '≤ 1.5',
          ),
        ),
        row(
          'answer to a tap 2 s after a scroll',
          ({ answeredAfterScroll }) => answeredAfterScroll,
          'ms',
          '≤ 100 ms',
        ),
        row('total blocking time', ({ blocking }) => blocking, 'ms', '≤ 60 ms'),
        row('longest task', ({ longest }) => longest, 'ms'),
        row('layout shift', ({ shift }) => shift, '', '≤ 0.002', 4),
        row('HTML', ({ htmlBytes }) => htmlBytes / 1000, 'kB', '≤ 16 kB', 1),
        row('scripts until idle', ({ scriptBytesAtIdle }) => scriptBytesAtIdle / 1000, 'kB', '≤ 12 kB', 1),
        row('scripts with the statistics', ({ scriptBytes }) => scriptBytes / 1000, 'kB', '', 1),
        row(
          'scripts with the statistics and the first action',
          ({ scriptBytesAfterTap }) => scriptBytesAfterTap / 1000,
          'kB',
          '',
          1,
        ),
      ];
      return `Browser, ${name} (Chromium, CPU slowed down four times, 150 ms, 1.6 Mbit/s)\n\n${toTable('static', rows)}`;
    })
    .join('\n\n');
};

const picturesTable = (/** @type {PictureResult} */ results) => {
  const rows = Object.entries(results).flatMap(([name, figures]) => {
    /** @type {(what: string, site: number, fitting: number, originals: number) => Row} */
    const row = (what, site, fitting, originals) => ({
      what: `${name}, ${what} (as sent by editors: ${(originals / 1000).toFixed(0)} kB)`,
      site: site / 1000,
      bare: fitting / 1000,
      unit: 'kB',
      digits: 0,
      goal: '≤ 1.15',
    });
    return [
      row('first screen', figures.first, figures.firstFitting, figures.firstOriginals),
      row(`whole visit, ${figures.files} files`, figures.whole, figures.wholeFitting, figures.wholeOriginals),
    ];
  });
  return `Pictures at 375 × 667, two px each\n\n${toTable('WebP of exactly that size', rows)}`;
};

/** The speed report as Markdown; what was not measured says why in `missing`. */
export const toReport = (
  /** @type {{ server?: ServerResult, memory?: MemoryResult, browser?: BrowserResult, pictures?: PictureResult, missing: readonly string[] }} */ {
    server,
    memory,
    browser,
    pictures,
    missing,
  },
) =>
  [
    ...(server ? [serverTable(server)] : []),
    ...(memory ? [memoryTable(memory)] : []),
    ...(browser ? [browserTable(browser)] : []),
    ...(pictures ? [picturesTable(pictures)] : []),
    ...missing.map((why) => `Not measured: ${why}`),
  ].join('\n\n');
