import { createMemoryStore, createReferencePlatform, seedStore } from '@share/reference-platform';
import {
  createAccountApi,
  createAlbumApi,
  createApiClient,
  createClueApi,
  createCommunityApi,
  createContentApi,
  createFeedApi,
  createFetchTransport,
  createInnerApi,
  createItemApi,
  createLiveApi,
  createMediaAccountApi,
  createSearchApi,
  createServiceApi,
  createSpecialApi,
  createStartApi,
  type ApiClient,
} from '../src/index';

const baseUrl = 'http://platform.test';

/** All functions of the library. */
const createFunctions = (client: ApiClient) => ({
  ...createAccountApi(client),
  ...createAlbumApi(client),
  ...createClueApi(client),
  ...createCommunityApi(client),
  ...createContentApi(client),
  ...createFeedApi(client),
  ...createLiveApi(client),
  ...createMediaAccountApi(client),
  ...createSearchApi(client),
  ...createServiceApi(client),
  ...createSpecialApi(client),
  ...createStartApi(client),
  item: createItemApi(client, 'peony'),
  mediaAccountItem: createItemApi(client, 'mp'),
  inner: createInnerApi(client, 'peony'),
  mediaAccountInner: createInnerApi(client, 'mp'),
});

/** An answer in which every field is present: the reference platform sends all that a call can have. */
type Whole<Value> = Value extends readonly (infer Entry)[]
  ? Whole<Entry>[]
  : Value extends object
    ? { [Name in keyof Value]-?: Whole<NonNullable<Value[Name]>> }
    : Value;

type WholeAnswers<Calls> = {
  [Name in keyof Calls]: Calls[Name] extends (...input: infer Input) => Promise<infer Answer>
    ? (...input: Input) => Promise<Whole<Answer>>
    : WholeAnswers<Calls[Name]>;
};

/** All functions, as they answer here. */
export type Functions = WholeAnswers<ReturnType<typeof createFunctions>>;

/** An answer of the platform before the client has handled it. */
export interface Observed {
  method: string;
  path: string;
  status: number;
  body: unknown;
}

/** A seeded reference platform in this process, and clients that record its answers. */
export const openPlatform = async () => {
  const now = Date.UTC(2026, 10, 21, 4);
  const store = createMemoryStore();
  await seedStore(store, { now });
  const platform = createReferencePlatform({ store, now: () => now, testHooks: true, inner: true });
  const observed: Observed[] = [];

  /** Calls without the client, which would refuse to send some of these requests. */
  const ask = async (method: string, path: string, init: RequestInit = {}): Promise<Observed> => {
    const response = await platform.request(path, { ...init, method });
    return { method, path, status: response.status, body: await response.json() };
  };

  const visitor = (token = ''): Functions =>
    createFunctions(
      createApiClient({
        transport: createFetchTransport({
          baseUrl,
          fetch: async (request) => {
            const response = await platform.fetch(request);
            observed.push({
              method: request.method.toLowerCase(),
              path: new URL(request.url).pathname,
              status: response.status,
              body: await response
                .clone()
                .json()
                .catch(() => undefined),
            });
            return response;
          },
        }),
        getToken: () => token,
        requestId: () => 'browser-0001',
      }),
    ) as Functions;

  const post = (path: string, body: object): Promise<Observed> =>
    ask('POST', path, { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

  const login = async (): Promise<{ token: string; user_id: string }> => {
    const { body } = await post('/-/user-token', {});
    return body as { token: string; user_id: string };
  };

  /** The last code sent to a phone. */
  const readCode = async (tel: string): Promise<string> => {
    const { body } = await ask('GET', '/-/inbox');
    return (body as { tel: string; code: string }[]).findLast((message) => message.tel === tel)?.code ?? '';
  };

  return { ask, post, visitor, login, readCode, observed };
};

export type TestPlatform = Awaited<ReturnType<typeof openPlatform>>;
