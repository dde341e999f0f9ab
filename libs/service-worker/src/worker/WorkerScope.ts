/** The part of a service worker's global scope that is used; TypeScript cannot know it beside the types of a page. */
export interface WorkerScope {
  caches: CacheStorage;
  clients: { claim(): Promise<void> };
  location: { origin: string };
  navigator: { onLine: boolean };
  registration: Pick<ServiceWorkerRegistration, 'unregister'> & {
    /** Absent in Safari before 15.4. */
    navigationPreload?: { enable(): Promise<void> };
  };
  fetch(input: Request | string, init?: RequestInit): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void;
}

export interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerFetchEvent extends WorkerEvent {
  request: Request;
  /** The answer to a navigation that the browser has requested while the worker started; resolves to nothing otherwise. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerMessageEvent extends WorkerEvent {
  data: unknown;
  /** The page that has sent the message. */
  source: { url: string } | null;
}
