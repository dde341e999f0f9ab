/** @typedef {Awaited<ReturnType<typeof import('./measureVisit.mjs').measureVisit>>} Visit */

const median = (/** @type {number[]} */ numbers) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/**
 * The median of each figure. The tap comes from visits with taps, everything else from visits that are left alone.
 *
 * @param {{ quiet: Visit[], tapped: Visit[] }} visits
 */
export const summarise = ({ quiet, tapped }) => {
  /** @param {Visit[]} visits @param {keyof Visit} key */
  const of = (visits, key) => median(visits.map((visit) => visit[key]));
  return {
    scriptBytes: of(quiet, 'scriptBytes'),
    htmlBytes: of(quiet, 'htmlBytes'),
    firstPaint: of(quiet, 'firstPaint'),
    tap: of(tapped, 'tap'),
    blocking: of(quiet, 'blocking'),
    longest: of(quiet, 'longest'),
    shift: of(quiet, 'shift'),
  };
};

const header =
  '| | JS kB until idle | HTML kB | FCP ms | tap ms | tap ÷ static | TBT ms | longest ms | CLS |';

/**
 * @param {Record<string, Visit>} results by name; `static` is what the others are compared with
 * @returns {string} a Markdown table
 */
export const toTable = (results) => {
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
