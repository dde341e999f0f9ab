import type { PlatformEnv } from '@share/reference-core';
import type { Context } from 'hono';
import { readRange, type ByteRange } from './readRange';
import type { FileBytes } from './repeatSound';

export interface MediaFile {
  bytes: FileBytes;
  /** Content type. */
  type: string;
  /** Strong entity tag, with its quotes: the same for the same bytes, also after a restart. */
  etag: string;
  cacheControl: string;
}

/** Longest part of a file that is answered at once; a player requests the rest when it needs it. */
const maxPart = 2 ** 20;

const streamOf = (bytes: FileBytes): ReadableStream<Uint8Array> => {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      const end = Math.min(at + maxPart, bytes.length);
      controller.enqueue(bytes.slice(at, end));
      at = end;
      if (at === bytes.length) controller.close();
    },
  });
};

/** The entity tags of a list; a tag may contain commas. */
const readTags = (list: string): string[] => list.match(/(?:W\/)?"[^"]*"/g) ?? [];

const withoutWeakness = (tag: string): string => tag.replace(/^W\//, '');

/** The response that the conditions of a request lead to (RFC 9110, 13.2.2); undefined where the file itself is the answer. */
const failedCondition = (
  header: (name: string) => string | undefined,
  etag: string,
): 304 | 412 | undefined => {
  const match = header('if-match');
  if (match !== undefined && match.trim() !== '*' && !readTags(match).includes(etag)) return 412;
  const noneMatch = header('if-none-match');
  if (noneMatch === undefined) return undefined;
  const isKnown = noneMatch.trim() === '*' || readTags(noneMatch).map(withoutWeakness).includes(etag);
  return isKnown ? 304 : undefined;
};

/** The range of a GET for the file that the client has a part of. Files have no date, so a date is one of an earlier file. */
const requestedRange = (
  { req }: Context<PlatformEnv>,
  { bytes, etag }: MediaFile,
): ByteRange | 'none' | undefined => {
  const condition = req.header('if-range');
  const isEarlierFile = condition !== undefined && condition.trim() !== etag;
  if (req.method !== 'GET' || isEarlierFile) return undefined;
  return readRange(req.header('range'), bytes.length);
};

/** Answers GET and HEAD for a file: whole or the range that is requested, or that the client has it already. */
export const answerMediaFile = (context: Context<PlatformEnv>, file: MediaFile): Response => {
  const { bytes, type, etag, cacheControl } = file;
  context.header('access-control-allow-origin', '*');
  context.header('accept-ranges', 'bytes');
  context.header('etag', etag);
  context.header('cache-control', cacheControl);
  const failed = failedCondition((name) => context.req.header(name), etag);
  if (failed) return context.body(null, failed);
  const range = requestedRange(context, file);
  if (range === 'none') {
    context.header('cache-control', 'no-store');
    context.header('content-range', `bytes */${bytes.length}`);
    return context.body(null, 416);
  }
  context.header('content-type', type);
  if (range === undefined) {
    context.header('content-length', String(bytes.length));
    return context.req.method === 'HEAD' ? context.body(null) : context.body(streamOf(bytes));
  }
  const [start, last] = range;
  const end = Math.min(last, start + maxPart - 1);
  context.header('content-range', `bytes ${start}-${end}/${bytes.length}`);
  context.header('content-length', String(end - start + 1));
  return context.body(bytes.slice(start, end + 1), 206);
};
