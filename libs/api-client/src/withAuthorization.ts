import type { Middleware } from 'openapi-fetch';

export interface AuthorizationOptions {
  /** The user token, else the anonymous token, else the empty string; may wait for one (R16). */
  getToken: () => string | Promise<string>;
  /** Put before the token with a space, such as `Bearer`; by default the token stands alone (R17). */
  authScheme?: string;
  /** Told once when a call goes out without a token (spec §7, R18). */
  onMissingToken?: () => void;
}

/** The call that fetches a token has none and waits for none. */
const tokenPath = '/peony/v1/auth';

export const toAuthorization = (token: string, authScheme = ''): string =>
  token && `${authScheme} ${token}`.trim();

/** Interceptor: every call carries an authorization header, an empty one when there is no token (spec §7). */
export const withAuthorization = ({
  getToken,
  authScheme,
  onMissingToken,
}: AuthorizationOptions): Middleware => {
  let hasTipped = false;
  return {
    async onRequest({ request, schemaPath }) {
      if (schemaPath === tokenPath || request.headers.has('Authorization')) return;
      const token = await getToken();
      if (!token && !hasTipped) {
        hasTipped = true;
        onMissingToken?.();
      }
      request.headers.set('Authorization', toAuthorization(token, authScheme));
    },
  };
};
