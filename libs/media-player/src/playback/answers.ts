import { within } from '@share/resilience';

/** Milliseconds in which an answer has to begin. */
const patience = 3_000;

/** Whether a file is there and its server answers; the file itself is not fetched. */
export const answers = async (url: string): Promise<boolean> => {
  const asking = new AbortController();
  try {
    const { ok } = await within({ ms: patience }, () => fetch(url, { signal: asking.signal }));
    return ok;
  } catch {
    return false;
  } finally {
    asking.abort();
  }
};
