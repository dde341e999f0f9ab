const samples = 5;
/**
 * Milliseconds of a measurement, in each try more. The clock of the processor moves in steps, and other work of the engine (the collector of
 * garbage, the compiler) weighs less in a longer measurement.
 */
const sampleMs = [0.5, 2, 8, 32];

/** Milliseconds of the processor, which do not count the work of other programs. */
const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const timeOnce = (run: () => unknown, count: number): number => {
  const startedAt = processorMs();
  for (let done = 0; done < count; done += 1) run();
  return (processorMs() - startedAt) / count;
};

/** The shortest of some measurements: other work on the machine only makes them longer. */
const costOf = (run: () => unknown, ms: number): number => {
  const first = Math.max(timeOnce(run, 1), 0.0005);
  const count = Math.min(400 * ms, Math.ceil(ms / first));
  return Math.min(...Array.from({ length: samples }, () => timeOnce(run, count)));
};

/**
 * How many times as long a parser takes for an input eight times as long: about 8 when its work grows with the input, 64 when it grows
 * with the square of it. The least of some tries, as soon as one is below `limit`.
 * @param make an input of about this many characters
 * @param options `length`: of the longer input
 */
export const costGrowth = (
  parse: (text: string) => unknown,
  make: (length: number) => string,
  { length, limit }: { length: number; limit: number },
): number => {
  const [short, long] = [make(length / 8), make(length)];
  let growth = Infinity;
  for (const ms of sampleMs) {
    growth = Math.min(growth, costOf(() => parse(long), ms) / costOf(() => parse(short), ms));
    if (growth <= limit) break;
  }
  return growth;
};
