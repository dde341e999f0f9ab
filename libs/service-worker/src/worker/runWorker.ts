import { parsePageMessage } from '../PageMessage';
import { createAnswers, type PageTexts } from './createAnswers';
import { deleteCaches, filesCache, pagesCache } from './cacheNames';
import { createOfflinePage } from './createOfflinePage';
import { createSavedFiles } from './createSavedFiles';
import { createSavedPages } from './createSavedPages';
import { isAsset, toSavedPath } from './isSaved';
import type { WorkerFetchEvent, WorkerScope } from './WorkerScope';

interface WorkerOptions extends PageTexts {
  /** Differs between builds. */
  release: string;
}

const isPlain = ({ method, headers }: Request): boolean =>
  method === 'GET' && !headers.has('Range') && !headers.has('Authorization');

/** Starts the service worker of the site. It never takes over a page that is open: the first visit goes on without it. */
export const runWorker = (scope: WorkerScope, { release, ...texts }: WorkerOptions): void => {
  const { origin } = scope.location;
  const files = createSavedFiles(scope);
  const pages = createSavedPages(scope, files);
  const offlinePage = createOfflinePage(scope, release);
  const { answerPage, answerAsset, answerPicture } = createAnswers(scope, {
    files,
    pages,
    offlinePage,
    ...texts,
  });

  const answerTo = (event: WorkerFetchEvent): Promise<Response> | undefined => {
    const { request } = event;
    if (!isPlain(request)) return undefined;
    if (request.mode === 'navigate')
      return request.destination === 'document' ? answerPage(event) : undefined;
    if (isAsset(request.url, origin)) return answerAsset(request);
    return request.destination === 'image' ? answerPicture(request) : undefined;
  };

  scope.addEventListener('install', (event) => {
    event.waitUntil(offlinePage.install().then(() => scope.skipWaiting()));
  });
  scope.addEventListener('activate', (event) => {
    const saved = [pagesCache, filesCache, offlinePage.cache];
    event.waitUntil(
      Promise.all([deleteCaches(scope.caches, saved), scope.registration.navigationPreload?.enable()]),
    );
  });
  scope.addEventListener('fetch', (event) => {
    const answer = answerTo(event);
    // Whatever goes wrong here, the visitor gets the same as without a worker.
    if (answer) event.respondWith(answer.catch(() => scope.fetch(event.request)));
  });
  scope.addEventListener('message', (event) => {
    const message = parsePageMessage(event.data);
    const path = event.source && toSavedPath(event.source.url, origin);
    if (!message || !path) return;
    event.waitUntil(Promise.all([pages.complete(path, message), offlinePage.renew().catch(console.warn)]));
  });
};
