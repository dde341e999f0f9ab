export interface AuthorizationOptions {
  /** The user token, else the anonymous token, else the empty string; may wait for one (R16). */
  getToken: () => string | Promise<string>;
  /** Prefix of the token, such as `Bearer`; by default the token is sent alone (R17). */
  authScheme?: string;
  /** Called once, when the first call is sent without a token (spec §7, R18). */
  onMissingToken?: () => void;
}

/** The call that fetches a token, and the login. */
export const tokenPath = '/peony/v1/auth';

/**
 * Makes the authorization headers: every call carries one, an empty one when there is no token (spec §7). `given` is a token
 * that the call brings along.
 */
export const createAuthorization = ({ getToken, authScheme = '', onMissingToken }: AuthorizationOptions) => {
  let hasReported = false;
  return async (template: string, given?: string): Promise<Record<string, string>> => {
    const isForToken = template === tokenPath;
    const current = given ?? getToken();
    // The call that fetches a token must not wait for one, and has none at first.
    const token = isForToken && typeof current !== 'string' ? '' : await current;
    if (!token && given === undefined && !isForToken && !hasReported) {
      hasReported = true;
      onMissingToken?.();
    }
    return { Authorization: token && `${authScheme} ${token}`.trim() };
  };
};
