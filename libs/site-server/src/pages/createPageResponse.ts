import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HeaderList } from '../csp/securityHeaders';
import type { Encoding } from '../http/negotiateEncoding';
import type { CacheLifetime } from './cacheLifetimes';

export interface PageResponseInit {
  status: number;
  /** Headers that belong to the page, without those of one request or one encoding. */
  headers: HeaderList;
  /** Route template for logs and metrics. */
  route: string;
  /** Names of the blocks that are missing because their calls failed. */
  degraded: readonly string[];
  /** Absent when the page may not be cached. */
  lifetime?: CacheLifetime | undefined;
  /** The platform failed; an older cached page is better than this one. */
  failed: boolean;
}

/** A page as bytes and headers. The cache holds one per key and sends it to many visitors. */
export interface PageResponse extends PageResponseInit {
  etag: string;
  /** The uncompressed body. */
  raw: Buffer;
  /** The body in an encoding, compressed once for every visitor. */
  encode(encoding: Encoding): Promise<Buffer>;
}

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

const compressors = {
  identity: (raw: Buffer) => Promise.resolve(raw),
  gzip: (raw: Buffer) => gzipAsync(raw, { level: 6 }),
  br: (raw: Buffer) =>
    brotliAsync(raw, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
      },
    }),
};

/** Turns text into a response whose body is compressed at most once per encoding, at the first request for it. */
export const createPageResponse = (body: string, init: PageResponseInit): PageResponse => {
  const raw = Buffer.from(body);
  const bodies = new Map<Encoding, Promise<Buffer>>();
  const digest = createHash('sha256').update(raw).digest('base64url').slice(0, 22);

  return {
    ...init,
    raw,
    etag: `W/"${digest}"`,
    encode: (encoding) => {
      const encoded = bodies.get(encoding) ?? compressors[encoding](raw);
      bodies.set(encoding, encoded);
      return encoded;
    },
  };
};
