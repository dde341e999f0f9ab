/** @typedef {{ ms: number, parts: string[] }} LongTask */

/** Longer tasks delay the answer to a tap. */
const longMs = 50;

/** What names the work of a task, and whose it is. */
const named = new Set([
  'FunctionCall',
  'EventDispatch',
  'Layout',
  'UpdateLayoutTree',
  'PrePaint',
  'Paint',
  'MajorGC',
]);

/** Messages of the browser's driver, such as the scripts that this measurement runs in the page. */
const driverInterface = 'blink.mojom.DevToolsSession';

/**
 * Tasks of the page's main thread that took more than 50 ms of its processor time: what other programs of this machine take does not
 * count, nor does what the driver does in the page.
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
      parts: partsOf(task).map(
        ({ name, tdur, args }) =>
          `${name} ${args.data?.functionName ?? args.data?.type ?? ''} ${Math.round(tdur / 1000)} ms`,
      ),
    }))
    .sort((first, second) => second.ms - first.ms);
};
