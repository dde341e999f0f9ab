declare global {
  interface Window {
    /** The anonymous token that was fetched before any code of the session was there; null once a session has taken it. */
    __anonymousToken?: Promise<string> | null;
  }
}

/** The token that `fetchTokenAhead` has fetched, once; empty or undefined where there is none, and then none is fetched ahead any more. */
export const takeTokenAhead = (
  window: Pick<Window, '__anonymousToken'>,
): Promise<string> | null | undefined => {
  const ahead = window.__anonymousToken;
  window.__anonymousToken = null;
  return ahead;
};
