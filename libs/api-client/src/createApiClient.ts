import type { operations, paths } from '@share/api-contract/types';
import { segment } from '@share/safety';
import createClient from 'openapi-fetch';
import { withAuthorization, type AuthorizationOptions } from './withAuthorization';
import { withDeadline } from './withDeadline';
import { withEnvelope, type EnvelopeOptions } from './withEnvelope';
import { withRequestId } from './withRequestId';

export interface ApiClientOptions extends AuthorizationOptions, EnvelopeOptions {
  /** Where the platform is; empty for the site's own origin in a browser. */
  baseUrl: string;
  /** Also a server in the same process: `(request) => app.fetch(request)`. */
  fetch?: (request: Request) => Promise<Response>;
  /** Value of `X-Request-Id` (R19). */
  requestId: () => string;
  /** Longest a call may take, waiting for the token included. */
  timeoutMs?: number;
}

export interface CallOptions {
  signal?: AbortSignal;
}

export interface WriteOptions extends CallOptions {
  /** The same key within 24 hours acts once. */
  idempotencyKey?: string;
}

/** Path and query parameters of an operation, side by side. */
type Input<Id extends keyof operations> = operations[Id]['parameters'] extends {
  path: infer Path;
  query?: infer Query;
}
  ? Path & NonNullable<Query>
  : NonNullable<operations[Id]['parameters']['query']>;

type Body<Id extends 'createToken' | 'createComment'> =
  operations[Id]['requestBody']['content']['application/json'];

interface Answer<Data> {
  data?: { data: Data };
}

const fillPath = (template: string, values: Record<string, unknown>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => segment(String(values[name])));

/**
 * The calls of the platform as typed functions, named as in its contract. Make one per page in a browser and one per
 * request on a server: it holds the visitor's token. Every call returns the `data` of the envelope.
 * @throws ApiError (see `ApiErrorKind`); `UnsafeSegmentError` when a path parameter is not a plain id.
 */
export const createApiClient = (settings: ApiClientOptions) => {
  const { baseUrl, fetch, requestId, timeoutMs = 10_000 } = settings;
  const api = createClient<paths>({
    baseUrl,
    ...(fetch && { fetch }),
    credentials: 'omit',
    redirect: 'error',
    pathSerializer: fillPath,
  });
  api.use(withAuthorization(settings), withRequestId(requestId), withEnvelope(settings));

  const call = async <Data>(
    { signal }: CallOptions,
    send: (init: { signal: AbortSignal }) => Promise<Answer<Data>>,
  ): Promise<Data> => {
    const deadline = { timeoutMs, signal, requestId: requestId() };
    const { data } = await withDeadline(deadline, (inner) => send({ signal: inner }));
    return data!.data; // withEnvelope has let nothing else through
  };

  return {
    createToken: (body: Body<'createToken'>, options: CallOptions = {}) =>
      call(options, (init) => api.POST('/peony/v1/auth', { body, ...init })),

    getAppInfo: (options: CallOptions = {}) => call(options, (init) => api.GET('/peony/v1/app/info', init)),

    getGroups: (options: CallOptions = {}) => call(options, (init) => api.GET('/peony/v1/group', init)),

    getContentDetail: ({ post_id, ...query }: Input<'getContentDetail'>, options: CallOptions = {}) =>
      call(options, (init) =>
        api.GET('/peony/v1/content/{post_id}', { params: { path: { post_id }, query }, ...init }),
      ),

    getRelatedContent: ({ type, post_id, ...query }: Input<'getRelatedContent'>, options: CallOptions = {}) =>
      call(options, (init) =>
        api.GET('/peony/v3/content/{type}/{post_id}/related', {
          params: { path: { type, post_id }, query },
          ...init,
        }),
      ),

    getRecommendations: (query: Input<'getRecommendations'>, options: CallOptions = {}) =>
      call(options, (init) => api.GET('/peony/v1/recommend', { params: { query }, ...init })),

    getHot72h: (query: Input<'getHot72h'>, options: CallOptions = {}) =>
      call(options, (init) => api.GET('/peony/v3/hot/72h', { params: { query }, ...init })),

    getEditorPicks: (query: Input<'getEditorPicks'>, options: CallOptions = {}) =>
      call(options, (init) => api.GET('/peony/v3/hot/editor', { params: { query }, ...init })),

    getTopComments: ({ id, ...query }: Input<'getTopComments'>, options: CallOptions = {}) =>
      call(options, (init) =>
        api.GET('/peony/v1/comment/{id}', { params: { path: { id }, query }, ...init }),
      ),

    getChildComments: ({ post, cid, ...query }: Input<'getChildComments'>, options: CallOptions = {}) =>
      call(options, (init) =>
        api.GET('/peony/v1/comment/{post}/{cid}', { params: { path: { post, cid }, query }, ...init }),
      ),

    createComment: (
      { id, ...body }: { id: string } & Body<'createComment'>,
      { idempotencyKey, ...options }: WriteOptions = {},
    ) =>
      call(options, (init) =>
        api.POST('/peony/v1/comment/{id}', {
          params: { path: { id }, header: { 'Idempotency-Key': idempotencyKey } },
          body,
          ...init,
        }),
      ),
  };
};

export type ApiClient = ReturnType<typeof createApiClient>;
