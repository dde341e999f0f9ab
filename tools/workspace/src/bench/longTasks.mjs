/** @typedef {{ ms: number, scriptMs: number, parts: string[] }} LongTask `scriptMs`: of the page's own scripts, with the layouts they request */

/** Longer tasks delay the answer to a tap. */
export const longMs = 50;

/** The name of a task's work, and its owner. */
const named = new Set([
  'FunctionCall',
  'EventDispatch',
  'Layout',
  'UpdateLayoutTree',
  'PrePaint',
  'Paint',
  'MajorGC',
]);

/** Where scripts of the page begin; one of them can stand within another. */
const scripts = new Set(['EvaluateScript', 'FunctionCall', 'RunMicrotasks']);

/** Processor time of the outermost of these events. @param {any[]} events */
const scriptTime = (events) => {
  let end = 0;
  let sum = 0;
  for (const { ts, dur, tdur } of events
    .filter(({ name }) => scripts.has(name))
    .sort((a, b) => a.ts - b.ts)) {
    if (ts < end) continue;
    end = ts + dur;
    sum += tdur;
  }
  return sum / 1000;
};

/** Messages of the browser's driver, such as the scripts that this measurement runs in the page. */
const driverInterface = 'blink.mojom.DevToolsSession';

/**
 * Tasks of the page's main thread that took more than 50 ms of its processor time: time of other programs on this machine does not
 * count, nor does the driver's own work in the page.
 *
 * @param {{ traceEvents: any[] }} trace
 * @returns {LongTask[]}
 */
export const toLongTasks = ({ traceEvents }) => {
  const mains = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  const isMain = (/** @type {any} */ { pid, tid }) =>
    mains.some((main) => main.pid === pid && main.tid === tid);
  const own = traceEvents.filter((event) => event.tdur > 0 && isMain(event));
  const within = (/** @type {any} */ task) =>
    own.filter(({ ts, pid }) => pid === task.pid && ts >= task.ts && ts < task.ts + task.dur);
  const isOfDriver = (/** @type {any} */ task) =>
    within(task).some(({ args }) => args.chrome_mojo_event_info?.mojo_interface_tag === driverInterface);
  const partsOf = (/** @type {any} */ task) =>
    within(task).filter(({ name, tdur }) => named.has(name) && tdur > 5000);
  return own
    .filter(({ name, tdur }) => name.endsWith('RunTask') && tdur > longMs * 1000)
    .filter((task) => !isOfDriver(task))
    .map((task) => ({
      ms: task.tdur / 1000,
      scriptMs: scriptTime(within(task)),
      parts: partsOf(task).map(
        ({ name, tdur, args }) =>
          `${name} ${args.data?.functionName ?? args.data?.type ?? ''} ${Math.round(tdur / 1000)} ms`,
      ),
    }))
    .sort((first, second) => second.ms - first.ms);
};
