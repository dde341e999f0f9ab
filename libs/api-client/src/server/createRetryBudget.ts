/** Retries a budget can save up. */
const maxSaved = 10;

/** Allows one retry for every ten calls, so that retries never multiply the load on a platform that is failing. */
export const createRetryBudget = () => {
  let saved = 1;
  return {
    earn(): void {
      saved = Math.min(maxSaved, saved + 0.1);
    },
    /** Whether a retry may be made; takes it from the budget. */
    spend(): boolean {
      if (saved < 1) return false;
      saved -= 1;
      return true;
    },
  };
};
