import { hash } from 'node:crypto';
import type { Load } from '@share/page-data';
import { z } from 'zod';
import type { CacheLifetime } from '../CacheLifetime';
import type { Caches } from '../createCaches';
import type { CacheAnswer } from '../createStaleCache';
import { createJsonCodec } from '../redis/ValueCodec';
import { createBudget, type BudgetLimits } from './createBudget';

/** How long data of a kind are cached, and in how many bytes of memory. */
export interface CachedKindLimits {
  lifetime: CacheLifetime;
  maxBytes: number;
  /** How long a page waits for an answer past its stale span before it takes the old one. */
  refreshTimeoutMs?: number;
  /** `false`: never shared with other instances of the site, for what is as quickly made as requested. */
  isShared?: boolean;
  /**
   * Caches answers as JSON, for those of single pages: thousands of small objects that live for minutes are what the garbage collector
   * is slowest with. Pages that wait for the same load share an object, later ones get objects of their own.
   */
  asText?: boolean;
}

/** What a load has answered, as it is cached. */
export interface CachedData {
  /** A text is the JSON of the data. */
  content: object | string | null;
  /** Differs when the data differ; empty for data that are cached as text. */
  version: string;
  /** Memory that they take, by the length of their JSON. */
  bytes: number;
  /** Names of their parts that could not be loaded. */
  lacks: readonly string[];
}

const cachedData = z.object({
  content: z.union([z.looseObject({}), z.array(z.unknown())]),
  version: z.string(),
  bytes: z.number().nonnegative(),
  lacks: z.array(z.string()),
});

/** How data travel to other instances. */
export const cachedDataCodec = createJsonCodec(
  (value: unknown): value is CachedData => cachedData.safeParse(value).success,
);

/** Data of one kind, by key. */
export interface CachedKind {
  /** Data that are still fresh. */
  fresh(key: string): CacheAnswer<CachedData> | undefined;
  /** Cached data or loaded ones. Rejects as `load` does, or with `TimeoutError`, when nothing usable is cached. */
  answer(key: string, load: Load<object | null>): Promise<CacheAnswer<CachedData>>;
}

/** Of the JSON; objects and what is derived from them are taken for as much again. */
const bytesPerCharacter = { asText: 2, asObjects: 4 };

/** SHA-256 as base64url. */
export const digest = (text: string) => hash('sha256', text, 'base64url');

/** Until the pages that wait for data have them, they are an object, which other instances get too. */
const storeAsText = (cached: CachedData, text = JSON.stringify(cached.content)): CachedData => {
  setImmediate(() => {
    cached.content = text;
  });
  return cached;
};

/** Data as pages get them: the cached object, or a new one made of its text. */
export const toContent = ({ content }: CachedData): object | null =>
  typeof content === 'string' ? JSON.parse(content) : content;

/**
 * Caches data of one kind. Equal data stay the same object (unless cached `asText`), so that what was rendered of them can be used
 * again. A load is shared by all pages that wait for it, and has a deadline of its own: it goes on when a page gives up waiting.
 */
export const createCachedKind = (
  caches: Pick<Caches, 'open'>,
  name: string,
  limits: CachedKindLimits,
  budgets: Omit<BudgetLimits, 'deadlineMs'>,
): CachedKind => {
  const { lifetime, maxBytes, refreshTimeoutMs, isShared = true, asText = false } = limits;
  const decode: typeof cachedDataCodec.decode = async (bytes, lifetime) => {
    const data = await cachedDataCodec.decode(bytes, lifetime);
    return asText ? storeAsText(data) : data;
  };
  const cache = caches.open<CachedData>(name, {
    maxBytes,
    refreshTimeoutMs,
    sizeOf: ({ bytes }) => bytes,
    codec: isShared ? { ...cachedDataCodec, decode } : undefined,
    reuse: (data, cached) => (cached && data.version && cached.version === data.version ? cached : data),
  });

  const toCached = (content: object | null, lacks: readonly string[]): CachedData => {
    const text = JSON.stringify(content);
    const bytes = text.length * bytesPerCharacter[asText ? 'asText' : 'asObjects'];
    const data = { content, version: asText ? '' : digest(text), bytes, lacks };
    return asText ? storeAsText(data, text) : data;
  };

  const run = async (load: Load<object | null>) => {
    const budget = createBudget({ ...budgets, deadlineMs: budgets.primaryMs });
    try {
      const content = await budget.primary((signal) => load(signal, budget));
      const value = toCached(content, [...budget.degraded]);
      // That there are no such data is known for sure, whatever else failed.
      return content ? { value, lifetime, isIncomplete: value.lacks.length > 0 } : { value };
    } finally {
      budget.end();
    }
  };

  return {
    fresh: (key) => {
      const cached = cache.peek(key);
      return cached?.state === 'hit' ? cached : undefined;
    },
    answer: (key, load) => cache.answer(key, () => run(load)),
  };
};
