type Share<Answer> = (key: string, make: () => Promise<Answer>) => Promise<Answer>;

/**
 * One answer for all who request the same thing at once: while one is being made, a single further one waits its turn and is for everybody
 * who asks meanwhile. Each answer is made after it was requested, so what was written before is in it.
 */
export const createSharedAnswers = <Answer>(): Share<Answer> => {
  const running = new Map<string, Promise<Answer>>();
  const waiting = new Map<string, Promise<Answer>>();
  return (key, make) => {
    const start = (): Promise<Answer> => {
      waiting.delete(key);
      const answer = make().finally(() => {
        if (running.get(key) === answer) running.delete(key);
      });
      running.set(key, answer);
      return answer;
    };
    const queued = waiting.get(key);
    if (queued) return queued;
    const before = running.get(key);
    if (!before) return start();
    const next = before.then(start, start);
    waiting.set(key, next);
    return next;
  };
};
