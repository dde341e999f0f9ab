import { resultWithin, within } from '@share/resilience';
import { serviceWorkerConstants } from '../serviceWorkerConstants';
import type { OfflinePage } from './createOfflinePage';
import type { SavedFiles } from './createSavedFiles';
import type { SavedPages } from './createSavedPages';
import { isSavedDocument, toSavedPath } from './isSaved';
import type { SavedPage } from './SavedRecord';
import type { WorkerFetchEvent, WorkerScope } from './WorkerScope';

/** Changes to finished documents. */
export interface PageTexts {
  /** @param savedAt milliseconds since 1970 */
  withAgeNote(html: string, savedAt: number): string;
  /** The latest notice of the site's operator on every page, as it stands in the newest one. */
  withMarksOf(html: string, newest: string, now: number): string;
  withSavedPages(html: string, pages: readonly SavedPage[], now: number): string;
  /** @param savedAt absent: the page is no saved one */
  withOfflineMark(html: string, savedAt?: number): string;
}

interface AnswerOptions extends PageTexts {
  files: SavedFiles;
  pages: SavedPages;
  offlinePage: OfflinePage;
}

const isGone = ({ status, type }: Response) => status === 404 || status === 410 || type === 'opaqueredirect';

/** The network, the saved copy and the offline page, in the order that fits each kind of request. */
export const createAnswers = (
  { fetch, location, navigator }: Pick<WorkerScope, 'fetch' | 'location' | 'navigator'>,
  { files, pages, offlinePage, withAgeNote, withMarksOf, withSavedPages, withOfflineMark }: AnswerOptions,
) => {
  const toDocument = async (response: Response, change: (html: string) => string): Promise<Response> => {
    const [html, newest] = await Promise.all([response.text(), pages.newest()]);
    const marked = newest === undefined ? html : withMarksOf(html, newest, Date.now());
    return new Response(change(marked), { headers: response.headers });
  };

  const showOfflinePage = async (): Promise<Response> => {
    const document = await offlinePage.document();
    if (!document) return Response.error();
    const list = await pages.list();
    return toDocument(document, (html) => {
      const listed = withSavedPages(html, list, Date.now());
      return navigator.onLine ? listed : withOfflineMark(listed);
    });
  };

  /** Fetches from the network; the result for a page is stored after the response. */
  const ask = async (event: WorkerFetchEvent, path: string | undefined): Promise<Response> => {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (path && isSavedDocument(response)) event.waitUntil(pages.save(path, response.clone()));
    if (path && isGone(response)) event.waitUntil(pages.remove(path));
    return response;
  };

  const answerPage = async (event: WorkerFetchEvent): Promise<Response> => {
    const path = toSavedPath(event.request.url, location.origin);
    const requested = ask(event, path).catch(() => undefined);
    event.waitUntil(requested);
    const saved = path ? await pages.find(path) : undefined;
    if (!saved) return (await requested) ?? showOfflinePage();
    const answer = await resultWithin(serviceWorkerConstants.networkTimeoutMs, requested);
    if (answer && answer.status < 500) return answer;
    const { savedAt } = saved.record;
    return toDocument(saved.response, (html) =>
      navigator.onLine ? withAgeNote(html, savedAt) : withOfflineMark(html, savedAt),
    );
  };

  /** A hashed name stands for one content: a saved file needs no network. */
  const answerAsset = async (request: Request): Promise<Response> =>
    (await files.find(request.url)) ?? (await offlinePage.find(request.url)) ?? fetch(request);

  /** A picture that hangs may not keep this worker from being replaced: the browser waits for all answers under way. */
  const answerPicture = (request: Request): Promise<Response> =>
    within({ ms: serviceWorkerConstants.pictureTimeoutMs }, () => fetch(request)).catch(
      async () =>
        (await files.find(request.url)) ?? (await offlinePage.find(request.url)) ?? Response.error(),
    );

  return { answerPage, answerAsset, answerPicture };
};
