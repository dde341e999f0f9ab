/** How long work on one article goes on before other work may run, in milliseconds. */
const sliceMs = 15;

/** Work that can pause between its steps. */
export type Steps<Result> = Generator<undefined, Result>;

/** Does all steps at once. */
export const runAtOnce = <Result>(steps: Steps<Result>): Result => {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};

/** Does steps until the slice ends. `undefined`: there are more. */
const runSlice = <Result>(steps: Steps<Result>): { result: Result } | undefined => {
  const sliceEnd = performance.now() + sliceMs;
  while (performance.now() < sliceEnd) {
    const { done, value } = steps.next();
    if (done) return { result: value };
  }
  return undefined;
};

const runFurtherSlices = async <Result>(steps: Steps<Result>): Promise<Result> => {
  for (;;) {
    await new Promise<void>((resolve) => setTimeout(resolve));
    const ended = runSlice(steps);
    if (ended) return ended.result;
  }
};

/** Settles with the last of the work that needs more than a slice. */
let lastInLine: Promise<unknown> = Promise.resolve();

/**
 * Does the steps in slices with other work between them: a long article never blocks other requests. Work of more than one slice
 * is queued, because the trees of many long articles at once would not fit into memory.
 */
export const runInSlices = async <Result>(steps: Steps<Result>): Promise<Result> => {
  const ended = runSlice(steps);
  if (ended) return ended.result;
  const further = lastInLine.then(() => runFurtherSlices(steps));
  lastInLine = further.catch(() => undefined);
  return further;
};
