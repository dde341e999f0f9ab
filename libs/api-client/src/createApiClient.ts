import { segment, topicSegment } from '@share/safety';
import createClient from 'openapi-fetch';
import type { ApiClient, WriteOptions } from './Call';
import { toAuthorization, withAuthorization, type AuthorizationOptions } from './withAuthorization';
import { withDeadline } from './withDeadline';
import { withEnvelope, type EnvelopeOptions } from './withEnvelope';
import { withRequestId } from './withRequestId';

export interface ApiClientOptions extends AuthorizationOptions, EnvelopeOptions {
  /** Where the platform is; empty for the site's own origin in a browser. */
  baseUrl: string;
  /** Instead of the global one, such as `(request) => app.fetch(request)` for a server in the same process. */
  fetch?: (request: Request) => Promise<Response>;
  /** Value of `X-Request-Id` (R19). */
  requestId: () => string;
  /** Longest duration of a call, including the wait for the token. */
  timeoutMs?: number;
}

type Fields = Record<string, unknown>;

/** The common shape of all operations. */
interface AnyOperation {
  parameters: { path?: Fields; query?: Fields };
  requestBody?: { content: { 'application/json': Fields } };
  responses: { 200: { content: { 'application/json': { data: unknown } } } };
}

type AnyPath = Record<'get' | 'post', AnyOperation>;

/** The name of a topic is text in any script; every other path parameter is a plain id. */
const textParameter = 'name';

const fillPath = (template: string, values: Fields): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) =>
    (name === textParameter ? topicSegment : segment)(String(values[name])),
  );

/** Splits the input into path parameters and the rest, which is the query or the body. */
const splitInput = (template: string, input: Fields): [path: Fields, rest: Fields] => {
  const path: Fields = {};
  const rest: Fields = {};
  for (const [name, value] of Object.entries(input)) {
    (template.includes(`{${name}}`) ? path : rest)[name] = value;
  }
  return [path, rest];
};

/**
 * The only access to the platform; `createXApi` makes the functions of a feature from it. Create one per page in a
 * browser and one per request on a server, because it holds the visitor's token.
 * @throws ApiError (see `ApiErrorKind`), from every call; `UnsafeSegmentError` when a path parameter is not a plain id
 */
export const createApiClient = (settings: ApiClientOptions): ApiClient => {
  const { authScheme, baseUrl, fetch, requestId, timeoutMs = 10_000 } = settings;
  const platform = createClient<Record<string, AnyPath>>({
    baseUrl,
    ...(fetch && { fetch }),
    credentials: 'omit',
    redirect: 'error',
    pathSerializer: fillPath,
  });
  platform.use(withAuthorization(settings), withRequestId(requestId), withEnvelope(settings));

  const callWith =
    (method: 'get' | 'post') =>
    (template: string) =>
    async (input: Fields = {}, { idempotencyKey, signal, token }: WriteOptions = {}): Promise<unknown> => {
      const [path, rest] = splitInput(template, input);
      const headers = {
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
        ...(token !== undefined && { Authorization: toAuthorization(token, authScheme) }),
      };
      const { data } = await withDeadline({ timeoutMs, signal, requestId: requestId() }, (inner) =>
        platform.request(method, template, {
          params: { path, ...(method === 'get' && { query: rest }) },
          ...(method === 'post' && { body: rest }),
          headers,
          signal: inner,
        }),
      );
      return data?.data; // withEnvelope lets only a success through
    };

  // The implementation is untyped; the contract's types say what each path takes and returns.
  return { get: callWith('get'), post: callWith('post') } as ApiClient;
};
