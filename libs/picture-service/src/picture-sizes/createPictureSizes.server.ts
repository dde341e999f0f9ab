import { LRUCache } from 'lru-cache';
import { readPictureSize, type PictureSize } from './readPictureSize';

interface SizeSettings {
  /** The platform as this server reaches it. */
  apiBaseUrl: string;
  /** The platform as browsers reach it; empty: through the site. */
  publicApiBaseUrl: string;
  /** Origins of the site. */
  ownOrigins: readonly string[];
  /** Hosts elsewhere that may be requested; `*.example.com` for all below it. */
  pictureSizeHosts: readonly string[];
}

interface PictureSizesOptions {
  settings: SizeSettings;
  /** Reads the size of one picture; undefined when it cannot be had. */
  read?: typeof readPictureSize;
}

/** The sizes of pictures in texts, learnt behind the first view of a page. */
export interface PictureSizes {
  /** The size of a picture, if it is known. @param src as a page has it: a path of the site, or a whole address */
  sizeOf(src: string): PictureSize | undefined;
  /**
   * Begins to learn the sizes of pictures, and waits for nothing.
   * @returns whether one of them may be known in a moment
   */
  learn(srcs: readonly string[]): boolean;
  /** Resolves when nothing is being learnt. */
  idle(): Promise<void>;
}

const maxKnown = 20_000;
const maxFailed = 5_000;
/** How long a size that could not be had is not requested again. */
const failedMs = 10 * 60_000;
const maxAtOnce = 4;
const maxWaiting = 200;
/** Pictures of one text that are looked at. */
const maxOfOne = 60;

/** `img.example.com`, or `*.example.com` for every host below it. */
const isHostOf = (host: string) => (entry: string) =>
  entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry;

/** Creates the memory of the sizes of pictures for one site. */
export const createPictureSizes = ({
  settings,
  read = readPictureSize,
}: PictureSizesOptions): PictureSizes => {
  const { apiBaseUrl, publicApiBaseUrl, ownOrigins, pictureSizeHosts } = settings;
  const known = new LRUCache<string, PictureSize>({ max: maxKnown });
  const failed = new LRUCache<string, true>({ max: maxFailed, ttl: failedMs });
  const waiting = new Map<string, { url: URL; isPlatform: boolean }>();
  const running = new Map<string, Promise<void>>();
  const platformOrigins = publicApiBaseUrl ? [new URL(publicApiBaseUrl).origin] : [];

  /** Where this server gets a picture; undefined when it may not request it. */
  const locate = (src: string) => {
    const origin = ownOrigins[0] ?? '';
    if (!URL.canParse(src, origin)) return undefined;
    const url = new URL(src, origin);
    const isOwn = ownOrigins.includes(url.origin);
    if (isOwn || platformOrigins.includes(url.origin)) {
      // The site itself has no pictures but those it forwards.
      if (isOwn && !url.pathname.startsWith('/media/')) return undefined;
      return { url: new URL(new URL(apiBaseUrl).origin + url.pathname + url.search), isPlatform: true };
    }
    return pictureSizeHosts.some(isHostOf(url.host)) ? { url, isPlatform: false } : undefined;
  };

  const learnOne = async (src: string, at: { url: URL; isPlatform: boolean }) => {
    const size = await read(at.url, { isPlatform: at.isPlatform }).catch(() => undefined);
    if (size) known.set(src, size);
    else failed.set(src, true);
    running.delete(src);
    runNext();
  };

  const runNext = () => {
    for (const [src, at] of waiting) {
      if (running.size >= maxAtOnce) return;
      waiting.delete(src);
      running.set(src, learnOne(src, at));
    }
  };

  return {
    sizeOf: (src) => known.get(src),
    learn(srcs) {
      let isPending = false;
      for (const src of srcs.slice(0, maxOfOne)) {
        if (known.has(src) || failed.has(src)) continue;
        const isUnderWay = running.has(src) || waiting.has(src);
        const at = isUnderWay || waiting.size >= maxWaiting ? undefined : locate(src);
        if (at) waiting.set(src, at);
        isPending ||= isUnderWay || at !== undefined;
      }
      runNext();
      return isPending;
    },
    async idle() {
      while (running.size > 0) await Promise.all(running.values());
    },
  };
};
