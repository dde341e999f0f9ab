import { runWorker } from '../src/worker/runWorker';
import type { PageTexts } from '../src/worker/createAnswers';
import type { WorkerScope } from '../src/worker/WorkerScope';
import { createCaches } from './createCaches';

export const origin = 'https://m.example.com';

type Answer = () => Response | Promise<Response>;

/** A public document as the site sends it. */
export const htmlAnswer =
  (html: string, headers: Record<string, string> = {}) =>
  () =>
    new Response(html, {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'public, max-age=0, s-maxage=30',
        'Content-Security-Policy': "default-src 'none'",
        ...headers,
      },
    });

export const fileAnswer =
  (type: string, size = 10) =>
  () =>
    new Response(new Uint8Array(size), { headers: { 'Content-Type': type, 'Cache-Control': 'public' } });

const texts: PageTexts = {
  withAgeNote: (html) => `${html}[saved]`,
  withMarksOf: (html, newest) => html + (/\[mourning\]/.exec(newest)?.[0] ?? ''),
  withOfflineMark: (html, savedAt) => `${html}${savedAt === undefined ? '' : '[saved]'}[offline]`,
  withSavedPages: (html, pages) => html + pages.map(({ title, account }) => `[${title}/${account}]`).join(''),
};

/** The worker on a network of given responses, by path. Other requests fail, as without network. */
export const createWorker = (run = (scope: WorkerScope) => runWorker(scope, { release: 'r1', ...texts })) => {
  const answers: Record<string, Answer> = {
    '/davmu/share/offline': htmlAnswer('offline page<link href="/davmu/share/logo.svg">'),
    '/davmu/share/logo.svg': fileAnswer('image/svg+xml'),
  };
  const listeners: Record<string, (event: never) => void> = {};
  const requested: string[] = [];
  const fetch = async (input: Request | string): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input, origin);
    const path = url.origin === origin ? url.pathname : url.href;
    requested.push(path);
    const answer = answers[path];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  };
  const scope = {
    caches: createCaches(origin, fetch),
    clients: { claim: jest.fn(async () => undefined) },
    location: { origin },
    navigator: { onLine: true },
    registration: {
      unregister: jest.fn(async () => true),
      navigationPreload: { enable: jest.fn(async () => undefined) },
    },
    fetch,
    skipWaiting: jest.fn(async () => undefined),
    addEventListener: (type: string, listener: (event: never) => void) => {
      listeners[type] = listener;
    },
  };
  run(scope as unknown as WorkerScope);

  const dispatch = async (type: string, event: object = {}) => {
    const works: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    const full = {
      waitUntil: (work: Promise<unknown>) => works.push(work),
      respondWith: (given: Promise<Response>) => (answer = given),
      ...event,
    };
    listeners[type]?.(full as never);
    const response = await answer;
    for (let done = 0; done < works.length; done += 1) await works[done];
    return response;
  };

  const request = (address: string, more: object = {}) => {
    const made = new Request(new URL(address, origin), (more as { init?: RequestInit }).init);
    return Object.defineProperties(made, {
      mode: { value: 'no-cors' },
      destination: { value: '' },
      ...Object.fromEntries(Object.entries(more).map(([name, value]) => [name, { value }])),
    });
  };

  return {
    answers,
    requested,
    scope,
    dispatch,
    /** Undefined: the worker leaves the request to the browser. */
    get: (address: string, more: object = {}) => dispatch('fetch', { request: request(address, more) }),
    visit: (address: string) =>
      dispatch('fetch', { request: request(address, { mode: 'navigate', destination: 'document' }) }),
    read: (address: string, message: object) =>
      dispatch('message', {
        data: { type: 'page-read', files: [], pictures: [], ...message },
        source: { url: new URL(address, origin).href },
      }),
    /** Every path that is saved, by cache. */
    async saved() {
      const names = await scope.caches.keys();
      const entries = names.map(async (name) => {
        const keys = await (await scope.caches.open(name)).keys();
        return [name, keys.map(({ url }) => url.replace(origin, ''))] as const;
      });
      return Object.fromEntries(await Promise.all(entries)) as Record<string, string[]>;
    },
  };
};
