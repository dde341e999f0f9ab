/** Those who wait for somebody to log in. */
export const createLoginQueue = () => {
  let waiting: ((isLoggedIn: boolean) => void)[] = [];
  return {
    wait: (): Promise<boolean> => new Promise((resolve) => waiting.push(resolve)),
    settle: (isLoggedIn: boolean): void => {
      const settled = waiting;
      waiting = [];
      for (const resolve of settled) resolve(isLoggedIn);
    },
  };
};
