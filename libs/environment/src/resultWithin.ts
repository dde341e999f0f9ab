/** The result of the work, or undefined when there is none after `ms` milliseconds. Rejects as the work does. */
export const resultWithin = <T>(ms: number, work: Promise<T>): Promise<T | undefined> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
