import type { PageMessage } from '../PageMessage';
import { serviceWorkerConstants } from '../serviceWorkerConstants';
import { pagesCache } from './cacheNames';
import type { SavedFiles } from './createSavedFiles';
import { isAsset, isSavedDocument } from './isSaved';
import { readRecord, toSaved, withRecord } from './SavedRecord';
import type { SavedPage, SavedRecord } from './SavedRecord';
import type { WorkerScope } from './WorkerScope';

const { maxPages, maxPicturesPerPage, maxBytes } = serviceWorkerConstants;

interface SavedDocument {
  path: string;
  response: Response;
  record: SavedRecord;
}

/** Saved documents, each with its files; the least recently saved are removed first. Changes are made one after the other. */
export const createSavedPages = (
  { caches, fetch, location }: Pick<WorkerScope, 'caches' | 'fetch' | 'location'>,
  files: SavedFiles,
  now: () => number = Date.now,
) => {
  const open = () => caches.open(pagesCache);
  const isHashed = (file: string) => isAsset(file, location.origin);

  const find = async (path: string): Promise<SavedDocument | undefined> => {
    const response = await (await open()).match(path);
    return response && { path, response, record: readRecord(response) };
  };

  const findAll = async (): Promise<SavedDocument[]> => {
    const paths = (await (await open()).keys()).map(({ url }) => new URL(url).pathname);
    const documents = (await Promise.all(paths.map(find))).filter((document) => document !== undefined);
    return documents.sort((a, b) => b.record.savedAt - a.record.savedAt);
  };

  const put = async (path: string, response: Response, record: SavedRecord) =>
    (await open()).put(path, withRecord(response, record));

  /** Deletes the oldest pages over the limits, and every file that no page needs. */
  const sweep = async (): Promise<void> => {
    const needed = new Set<string>();
    let total = 0;
    for (const [index, { path, record }] of (await findAll()).entries()) {
      const added = record.files.filter((file) => !needed.has(file));
      const sizes = await Promise.all(added.map(files.bytesOf));
      total += sizes.reduce((sum, size) => sum + size, record.bytes);
      if (index > 0 && (index >= maxPages || total > maxBytes)) await (await open()).delete(path);
      else added.forEach((file) => needed.add(file));
    }
    await files.deleteExcept(needed);
  };

  const save = async (path: string, response: Response): Promise<void> => {
    const earlier = await find(path);
    const saved = await toSaved(response);
    await put(path, saved.response, {
      files: [],
      ...earlier?.record,
      hasEarlierFiles: true,
      bytes: saved.bytes,
      savedAt: now(),
    });
  };

  /** The first page of a visit has come without the worker. */
  const saveMissing = async (path: string): Promise<SavedDocument | undefined> => {
    const known = await find(path);
    if (known) return known;
    const response = await fetch(path, { headers: { Accept: 'text/html' }, redirect: 'manual' });
    if (!isSavedDocument(response)) return undefined;
    await save(path, response);
    return find(path);
  };

  /**
   * The files that a page has loaded now, and further ones that its version needs. Hashed files change with the release; pictures stay, also those that
   * were shown at another visit.
   */
  const joinFiles = (loaded: string[], { files: earlier, hasEarlierFiles }: SavedRecord): string[] => {
    const all = [...new Set([...loaded, ...earlier])];
    const pictures = all.filter((file) => !isHashed(file)).slice(0, maxPicturesPerPage);
    return [...(hasEarlierFiles ? loaded : all).filter(isHashed), ...pictures];
  };

  const complete = async (path: string, { title, account, ...loaded }: PageMessage): Promise<void> => {
    const document = await saveMissing(path);
    if (!document) return;
    const assets = loaded.files.filter(isHashed);
    const saved = await files.saveAll([...new Set([...assets, ...loaded.pictures])]);
    const known = joinFiles(saved, document.record);
    const record = { ...document.record, title, account, files: known, hasEarlierFiles: false };
    await put(path, document.response, record);
  };

  let last: Promise<unknown> = Promise.resolve();

  /** Files that cannot be saved, as when the disk is full, are left out; earlier ones stay. */
  const inTurn = (change: () => Promise<unknown>): Promise<void> => {
    const done = last.then(change).then(sweep).catch(console.warn);
    last = done;
    return done;
  };

  return {
    find,
    /** Saves an answer under the path it was requested by. */
    save: (path: string, response: Response) => inTurn(() => save(path, response)),
    /** A page has been read: it is listed, with the files it has loaded. */
    complete: (path: string, message: PageMessage) => inTurn(() => complete(path, message)),
    remove: (path: string) => inTurn(async () => (await open()).delete(path)),
    /** The document that was saved last. */
    newest: async (): Promise<string | undefined> => (await findAll())[0]?.response.text(),
    /** Pages that have been read, the newest first. */
    async list(): Promise<SavedPage[]> {
      return (await findAll()).flatMap(({ path, record: { title, account, savedAt } }) =>
        title ? [{ path, title, account, savedAt }] : [],
      );
    },
  };
};

export type SavedPages = ReturnType<typeof createSavedPages>;
