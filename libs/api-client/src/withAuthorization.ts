import type { Middleware } from 'openapi-fetch';

export interface AuthorizationOptions {
  /** The user token, else the anonymous token, else the empty string; may wait for one (R16). */
  getToken: () => string | Promise<string>;
  /** Prefix of the token, such as `Bearer`; by default the token is sent alone (R17). */
  authScheme?: string;
  /** Called once, when the first call is sent without a token (spec §7, R18). */
  onMissingToken?: () => void;
}

/** The call that fetches the token must not wait for one. */
const tokenPath = '/peony/v1/auth';

export const toAuthorization = (token: string, authScheme = ''): string =>
  token && `${authScheme} ${token}`.trim();

/** Interceptor: every call carries an authorization header, an empty one when there is no token (spec §7). */
export const withAuthorization = ({
  getToken,
  authScheme,
  onMissingToken,
}: AuthorizationOptions): Middleware => {
  let hasReported = false;
  return {
    async onRequest({ request, schemaPath }) {
      if (schemaPath === tokenPath || request.headers.has('Authorization')) return;
      const token = await getToken();
      if (!token && !hasReported) {
        hasReported = true;
        onMissingToken?.();
      }
      request.headers.set('Authorization', toAuthorization(token, authScheme));
    },
  };
};
