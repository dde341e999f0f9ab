/** @typedef {Awaited<ReturnType<typeof import('./measureVisit.mjs').measureVisit>>} Visit */

/** The median of each figure. */
export const summarise = (/** @type {readonly Visit[]} */ visits) => {
  const median = (/** @type {keyof Visit} */ key) =>
    visits.map((visit) => visit[key]).toSorted((a, b) => a - b)[Math.floor(visits.length / 2)] ?? 0;
  return {
    scriptBytes: median('scriptBytes'),
    htmlBytes: median('htmlBytes'),
    firstPaint: median('firstPaint'),
    tap: median('tap'),
    blocking: median('blocking'),
    longest: median('longest'),
    shift: median('shift'),
  };
};

const header =
  '| | JS kB until idle | HTML kB | FCP ms | tap ms | tap ÷ static | TBT ms | longest ms | CLS |';

/** The results by name as a Markdown table; the others are compared with `static`. */
export const toTable = (/** @type {Record<string, Visit>} */ results) => {
  const base = results['static']?.tap ?? Number.NaN;
  const rows = Object.entries(results).map(([name, visit]) => [
    name,
    (visit.scriptBytes / 1000).toFixed(1),
    (visit.htmlBytes / 1000).toFixed(1),
    visit.firstPaint.toFixed(0),
    visit.tap.toFixed(0),
    (visit.tap / base).toFixed(2),
    visit.blocking.toFixed(0),
    visit.longest.toFixed(0),
    visit.shift.toFixed(4),
  ]);
  return [header, `|${' --- |'.repeat(9)}`, ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n');
};
