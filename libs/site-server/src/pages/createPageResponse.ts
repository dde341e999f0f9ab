import { crc32 } from 'node:zlib';
import type { HeaderList } from '@share/http-server';
import { toCacheControl } from './pageLifetimes';
import type { CacheLifetime } from '@share/cache';
import { createPageBodies } from './createPageBodies';
import type { PageBodies, ReadyBodies } from './createPageBodies';

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
  /** There is no page here: that of the item is at this path. */
  movedTo?: string;
}

/** A page as bytes and headers. The cache holds one per key and sends it to many visitors. */
export interface PageResponse extends PageResponseInit {
  etag: string;
  /** For browsers and shared caches, when the request itself forbids nothing. */
  cacheControl: string;
  /** The body in each encoding; equal pages share it. */
  bodies: PageBodies;
}

/** Shared caches may not keep a page without a lifetime. */
export const privateCacheControl = 'private, no-store';

/** Tells the versions of one page apart; a checksum is a third of the work of a digest. */
const toEntityTag = (raw: Buffer) => `W/"${raw.length.toString(36)}-${crc32(raw).toString(36)}"`;

/**
 * Turns an uncompressed body into a response that is compressed when an encoding is first requested.
 * @param ready the body in encodings that are known already
 */
export const createPageResponse = (
  raw: Buffer,
  init: PageResponseInit,
  ready: ReadyBodies = {},
): PageResponse => {
  return {
    ...init,
    etag: toEntityTag(raw),
    cacheControl: init.lifetime ? toCacheControl(init.lifetime) : privateCacheControl,
    bodies: createPageBodies(raw, ready),
  };
};
