import type { PlatformEnv } from '@share/reference-core';
import type { Context } from 'hono';

export interface SentPicture {
  type: string;
  /** Strong, in quotes. */
  etag: string;
  /** Called only when the visitor does not have the picture yet. */
  bytes: () => Promise<Uint8Array>;
}

/** A picture that is opened as a document runs nothing. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const isKnown = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((entry) => ['*', etag, `W/${etag}`].includes(entry.trim())) ?? false;

/** Answers with a picture that never changes, or with 304. */
export const sendPicture = async (
  context: Context<PlatformEnv>,
  { type, etag, bytes }: SentPicture,
): Promise<Response> => {
  const headers = {
    etag,
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  };
  if (isKnown(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
  const picture = await bytes();
  return context.body(new Uint8Array(picture), 200, {
    ...headers,
    'content-type': type,
    'content-length': String(picture.length),
    'content-security-policy': policy,
  });
};
