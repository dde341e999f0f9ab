/**
 * What a unit costs at each load. `values`: one for each load of its part; `NaN` where it was not measured.
 *
 * @typedef {{ what: string, unit: string, values: readonly number[] }} Cost
 */

/**
 * What was measured side by side. `loads`: a word for each load, the smallest first.
 *
 * @template {string} [Key=string]
 * @typedef {{ title: string, loads: readonly string[], costs: Record<Key, Cost>, notes: readonly string[] }} Measured
 */

/** A hundredth, a tenth, and the whole of a load. @type {(whole: number) => [number, number, number]} */
export const threeLoads = (whole) => [
  Math.max(1, Math.round(whole / 100)),
  Math.max(1, Math.round(whole / 10)),
  whole,
];

/** @type {(units: readonly number[], seconds: number) => number[]} */
export const toRates = (units, seconds) => units.map((count) => count / seconds);

const separator = new Intl.NumberFormat('en');

/** Three digits that count: other work makes the rest differ from run to run. A cost below zero is lost in that of rest. @type {(value: number) => string} */
export const toText = (value) => {
  if (!(Number.isFinite(value) && value >= 0)) return '–';
  const precise = Number(value.toPrecision(3));
  return Math.abs(precise) >= 1_000 ? separator.format(precise) : String(precise);
};

/** How much a value at the greatest load is of that at a tenth of it. @type {(values: readonly number[]) => string} */
const toChange = (values) => {
  const [whole = Number.NaN, tenth = Number.NaN] = values.toReversed();
  const change = whole / tenth;
  return Number.isFinite(change) && tenth > 0 && whole > 0 ? `× ${change.toFixed(2)}` : '–';
};

/** The table of a part: a row for each cost, a column for each load. @type {(part: Measured) => string} */
export const toCostTable = ({ title, loads, costs, notes }) =>
  [
    title,
    '',
    `| | ${loads.join(' | ')} | last ÷ the one before |`,
    `|---|${loads.map(() => '---|').join('')}---|`,
    ...Object.values(costs).map(
      ({ what, unit, values }) =>
        `| ${what}, ${unit} | ${values.map(toText).join(' | ')} | ${toChange(values)} |`,
    ),
    ...notes.map((note) => `\n${note}`),
  ].join('\n');
