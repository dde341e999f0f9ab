import { toText } from './costs.mjs';

/** @typedef {{ visitors: number, lines: number, messages: number, events: number, pages: number, newPages: number, items: number }} Targets all but `visitors` and `items`: a second */

/** @type {Targets} */
export const defaultTargets = {
  visitors: 100_000,
  lines: 8,
  // One message of each visitor every ten minutes.
  messages: 170,
  events: 50_000,
  pages: 10_000,
  newPages: 100,
  items: 10_000_000,
};

/** Other targets than by default. @type {(text: string) => Targets} @param text `visitors=50000,events=2000` @throws {Error} for a name that is none */
export const readTargets = (text) => {
  const given = text
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.split('='));
  for (const [name = '', value] of given)
    if (!(name in defaultTargets) || !(Number(value) > 0))
      throw new Error(
        `--for takes numbers for ${Object.keys(defaultTargets).join(', ')}, and not ${name}=${value}.`,
      );
  return { ...defaultTargets, ...Object.fromEntries(given.map(([name, value]) => [name, Number(value)])) };
};

/** A process uses one core; it gets so much of it, so that there is room for a peak. */
const usable = 0.6;
/** What one instance lets in (`REALTIME_CONNECTIONS`, `WEBSOCKETS`). */
const admitted = { platform: 10_000, site: 8_000 };
/** Resident memory of a process without load: about what the programs need, and of a site with full caches. */
const ownMb = { platform: 200, site: 410 };
const secondsOfDay = 86_400;

/** @typedef {{ what: string, cores?: number, processes?: number, memoryMb?: number, mbits?: number, besides?: string }} Need */
/** @typedef {Partial<Record<'messages' | 'visitors' | 'instances' | 'statistics' | 'pages' | 'items', import('./costs.mjs').Measured>>} AllMeasured */

/** The cost at the greatest load. @type {(part: import('./costs.mjs').Measured, key: string) => number} */
const costOf = ({ costs }, key) => costs[key]?.values.at(-1) ?? Number.NaN;

const toProcesses = (/** @type {number} */ cores, least = 1) => Math.max(least, Math.ceil(cores / usable));

/** @type {(part: import('./costs.mjs').Measured, targets: Targets) => Need[]} */
const visitorNeeds = (part, { visitors, lines }) => {
  const mbits = (visitors * (costOf(part, 'restBytes') + lines * costOf(part, 'lineBytes')) * 8) / 1e6;
  return /** @type {const} */ (['platform', 'site']).map((name) => {
    const ends = name === 'platform' ? 'Platform' : 'Site';
    const cores = (visitors * (costOf(part, `rest${ends}`) + lines * costOf(part, `line${ends}`))) / 1e6;
    const processes = toProcesses(cores, Math.ceil(visitors / admitted[name]));
    return {
      what: `${toText(visitors)} visitors of one room, ${lines} lines a second: ${name}`,
      cores,
      processes,
      memoryMb: processes * ownMb[name] + (visitors * costOf(part, `kb${ends}`)) / 1_024,
      mbits,
    };
  });
};

/** @type {(part: import('./costs.mjs').Measured, instances: import('./costs.mjs').Measured, targets: Targets, hubs: number) => Need[]} */
const messageNeeds = (part, instances, { messages }, hubs) => {
  const of = (/** @type {string} */ key) => (messages * costOf(part, key)) / 1e6;
  /** What each further instance adds to a message of all. @type {(key: string) => number} */
  const ofFurther = (key) => {
    const { loads, costs } = instances;
    const [first = Number.NaN, last = Number.NaN] = costs[key]?.values ?? [];
    return (Math.max(0, last - first) / (Number(loads.at(-1)) - 1)) * ((messages * (hubs - 1)) / 1e6);
  };
  const what = `${toText(messages)} messages a second of one room`;
  const written = `one room reached ${toText(Math.max(...(part.costs['reached']?.values ?? [])))} a second`;
  const platform = of('platform') + ofFurther('platforms');
  return [
    { what: `${what}: platform`, cores: platform, processes: toProcesses(platform), besides: written },
    { what: `${what}: site`, cores: of('site'), processes: toProcesses(of('site')) },
    {
      what: `${what}: PostgreSQL`,
      cores: of('database') + ofFurther('database'),
      besides: `write-ahead log ${toText((messages * costOf(part, 'wal')) / 1e6)} MB/s`,
    },
    { what: `${what}: Redis, ${hubs} instances`, cores: of('redis') + ofFurther('redis') },
  ];
};

/** @type {(part: import('./costs.mjs').Measured, targets: Targets) => Need[]} */
const eventNeeds = (part, { events }) => {
  const what = `${toText(events)} events a second, 20 a request`;
  const receivers = (events * costOf(part, 'receiver')) / 1e6;
  const stored = (events * costOf(part, 'stored')) / 1e6;
  const wal = (events * costOf(part, 'wal')) / 1e6;
  return [
    {
      what: `${what}: receivers`,
      cores: receivers,
      processes: toProcesses(receivers),
      mbits: (events * costOf(part, 'request') * 8) / 1e6,
    },
    {
      what: `${what}: PostgreSQL`,
      cores: (events * costOf(part, 'database')) / 1e6,
      besides: `disk ${toText(stored + wal)} MB/s, ${toText((stored * secondsOfDay) / 1e6)} TB a day`,
    },
  ];
};

/** @type {(part: import('./costs.mjs').Measured, targets: Targets) => Need[]} */
const pageNeeds = (part, { pages, newPages }) => {
  /** @type {(count: number, key: string) => Required<Pick<Need, 'cores' | 'processes' | 'memoryMb' | 'mbits'>>} */
  const site = (count, key) => {
    const cores = (count * costOf(part, key)) / 1e6;
    const processes = toProcesses(cores);
    const mbits = (count * costOf(part, 'bytes') * 8) / 1e6;
    return { cores, processes, memoryMb: processes * ownMb.site, mbits };
  };
  return [
    { what: `${toText(pages)} pages a second from the cache of the site`, ...site(pages, 'cached') },
    {
      what: `${toText(newPages)} pages a second made anew`,
      ...site(newPages, 'anew'),
      besides: `${toText(newPages * costOf(part, 'calls'))} calls of the platform a second`,
    },
  ];
};

/** @type {(part: import('./costs.mjs').Measured, targets: Targets) => Need[]} */
const itemNeeds = (part, { items }) => {
  const disk = items * ['items', 'search', 'lists'].reduce((sum, key) => sum + costOf(part, key), 0);
  const indexes = items * costOf(part, 'indexes');
  return [
    {
      what: `${toText(items)} items: PostgreSQL`,
      memoryMb: indexes / 1e6,
      besides: `disk ${toText(disk / 1e9)} GB, of which indexes ${toText(indexes / 1e9)} GB`,
    },
  ];
};

/** What larger sites need, by the costs at the greatest load. @type {(measured: AllMeasured, targets: Targets) => Need[]} */
export const toNeeds = ({ messages, visitors, instances, statistics, pages, items }, targets) => {
  const ofVisitors = visitors ? visitorNeeds(visitors, targets) : [];
  const hubs = ofVisitors[0]?.processes ?? 1;
  return [
    ...ofVisitors,
    ...(messages && instances ? messageNeeds(messages, instances, targets, hubs) : []),
    ...(statistics ? eventNeeds(statistics, targets) : []),
    ...(pages ? pageNeeds(pages, targets) : []),
    ...(items ? itemNeeds(items, targets) : []),
  ];
};

/** @type {(needs: readonly Need[]) => string} */
export const toNeedsTable = (needs) =>
  [
    '| | cores | processes | memory, MB | network, Mbit/s | besides |',
    '|---|---|---|---|---|---|',
    ...needs.map(({ what, cores, processes, memoryMb, mbits, besides = '' }) => {
      const cells = [cores, processes, memoryMb, mbits].map((value) =>
        value === undefined ? '' : toText(value),
      );
      return `| ${[what, ...cells, besides].join(' | ')} |`;
    }),
  ].join('\n');
