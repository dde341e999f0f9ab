/** The budget of a page without time limits; `degraded` names the parts that could not be loaded. */
export const createTestBudget = (secondarySignal = () => new AbortController().signal) => {
  const degraded: string[] = [];
  return {
    degraded,
    primary: <Result>(call: (signal: AbortSignal) => Promise<Result>): Promise<Result> =>
      call(new AbortController().signal),
    secondary: async <Result>(
      call: (signal: AbortSignal) => Promise<Result>,
      fallback: Result,
      name: string,
    ): Promise<Result> => {
      try {
        return await call(secondarySignal());
      } catch {
        degraded.push(name);
        return fallback;
      }
    },
    lacks: (name: string) => void degraded.push(name),
  };
};
