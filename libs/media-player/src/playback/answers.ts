/** Milliseconds in which an answer has to begin. */
const patience = 3_000;

/** Whether a file is there and its server answers; the file itself is not fetched. */
export const answers = async (url: string): Promise<boolean> => {
  const asking = new AbortController();
  const timer = setTimeout(() => asking.abort(), patience);
  try {
    const { ok } = await fetch(url, { signal: asking.signal });
    return ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    asking.abort();
  }
};
