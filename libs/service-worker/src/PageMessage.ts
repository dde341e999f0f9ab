import { cutText } from '@share/safety';
import { serviceWorkerConstants } from './serviceWorkerConstants';

const { maxFilesPerPage, maxPicturesPerPage } = serviceWorkerConstants;

/** The message of a page to the worker once it has been read. */
export interface PageMessage {
  type: 'page-read';
  /** Absent: the page shows no item, and is not listed. */
  title?: string | undefined;
  account?: string | undefined;
  /** Files of the site that it has loaded. */
  files: string[];
  /** Pictures of the article that it has shown. */
  pictures: string[];
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() ? cutText(value.trim(), 200) : undefined;

const addressesOf = (value: unknown, max: number): string[] =>
  Array.isArray(value)
    ? value
        .filter((entry): entry is string => typeof entry === 'string' && /^https?:\/\//.test(entry))
        .slice(0, max)
    : [];

/** Any script of the origin can send messages, so they are checked; undefined when it is something else. */
export const parsePageMessage = (data: unknown): PageMessage | undefined => {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, title, account, files, pictures } = data as Record<string, unknown>;
  if (type !== 'page-read') return undefined;
  return {
    type,
    title: textOf(title),
    account: textOf(account),
    files: addressesOf(files, maxFilesPerPage),
    pictures: addressesOf(pictures, maxPicturesPerPage),
  };
};
