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

/** Does the steps in slices with other work between them: a long article never holds up everybody else. */
export const runInSlices = async <Result>(steps: Steps<Result>): Promise<Result> => {
  for (;;) {
    const sliceEnd = performance.now() + sliceMs;
    while (performance.now() < sliceEnd) {
      const { done, value } = steps.next();
      if (done) return value;
    }
    await new Promise<void>((resolve) => setTimeout(resolve));
  }
};
