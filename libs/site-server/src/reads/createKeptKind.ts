import { hash } from 'node:crypto';
import {
  createJsonCodec,
  createStaleCache,
  type CacheAnswer,
  type CacheLifetime,
  type SharedLevel,
} from '@share/cache';
import { z } from 'zod';
import { createBudget } from '../budget/createBudget';
import type { SiteSettings } from '../settings/readSettings';
import type { LoadView } from './PageReads';

/** How long views of a kind are kept, and in how many bytes of memory. */
export interface KeptKindLimits {
  lifetime: CacheLifetime;
  maxBytes: number;
  /** How long a page waits for a view past its stale span before it takes the old one. */
  refreshTimeoutMs?: number;
  /** `false`: never shared with other instances of the site, for what is as quickly made as asked for. */
  isShared?: boolean;
  /**
   * Keeps views as JSON, for those of single pages: thousands of small objects that live for minutes are what the garbage collector
   * is slowest with. Pages that wait for the same load share an object, later ones get objects of their own.
   */
  asText?: boolean;
}

/** A view as it is kept. */
export interface KeptView {
  /** A text is the view's JSON. */
  content: object | string | null;
  /** Differs when the view differs; empty for a view that is kept as text. */
  version: string;
  /** Memory that it takes, by the length of its JSON. */
  bytes: number;
  /** Names of its parts that could not be loaded. */
  lacks: readonly string[];
}

const keptView = z.object({
  content: z.union([z.looseObject({}), z.array(z.unknown())]),
  version: z.string(),
  bytes: z.number().nonnegative(),
  lacks: z.array(z.string()),
});

interface KeptKindOptions extends Omit<KeptKindLimits, 'isShared'> {
  budgets: Pick<SiteSettings['budgets'], 'primaryMs' | 'secondaryMs'>;
  /** A second level, shared by the instances of the site. */
  shared?: SharedLevel<KeptView> | undefined;
  onRefreshFailure?: ((cause: unknown) => void) | undefined;
  /** Monotonic milliseconds. */
  now?: (() => number) | undefined;
}

const isKeptView = (value: unknown): value is KeptView => keptView.safeParse(value).success;

/** How a view travels to other instances. */
export const keptViewCodec = createJsonCodec(isKeptView);

/** Views of one kind, by key. */
export interface KeptKind {
  /** A view that is still fresh. */
  fresh(key: string): CacheAnswer<KeptView> | undefined;
  /** A kept view or a loaded one. Rejects as `load` does, or with `TimeoutError`, when nothing usable is kept. */
  answer(key: string, load: LoadView<object | null>): Promise<CacheAnswer<KeptView>>;
  trim(share: number): void;
  size(): { entries: number; bytes: number };
}

/** Of the JSON of a view; its objects and what is derived from them are taken for as much again. */
const bytesPerCharacter = { asText: 2, asObjects: 4 };

/** SHA-256 as base64url. */
export const digest = (text: string) => hash('sha256', text, 'base64url');

/** Until the pages that wait for a view have it, it is an object, which other instances get too. */
const keepAsText = (kept: KeptView, text = JSON.stringify(kept.content)): KeptView => {
  setImmediate(() => {
    kept.content = text;
  });
  return kept;
};

/** The view as pages get it: the kept object, or a new one made of its text. */
export const toView = ({ content }: KeptView): object | null =>
  typeof content === 'string' ? JSON.parse(content) : content;

/**
 * Keeps views of one kind. Equal views stay the same object (unless kept `asText`), so that what was rendered of one can be used
 * again. A load is shared by all pages that wait for it, and has a deadline of its own: it goes on when a page gives up waiting.
 */
export const createKeptKind = ({ lifetime, budgets, shared, ...options }: KeptKindOptions): KeptKind => {
  const { maxBytes, refreshTimeoutMs, asText = false, onRefreshFailure, now } = options;
  const toKept = (view: object | null, text: string, lacks: readonly string[]): KeptView => ({
    content: view,
    version: asText ? '' : digest(text),
    bytes: text.length * bytesPerCharacter[asText ? 'asText' : 'asObjects'],
    lacks,
  });
  /** The value, or the one kept under this key when it is equal. */
  const orKept = (key: string, value: KeptView, text?: string): KeptView => {
    if (asText) return keepAsText(value, text);
    const kept = cache.peek(key)?.value;
    return kept?.version === value.version ? kept : value;
  };
  const cache = createStaleCache<KeptView>({
    maxBytes,
    sizeOf: ({ bytes }) => bytes,
    ...(refreshTimeoutMs !== undefined && { refreshTimeoutMs }),
    ...(onRefreshFailure && { onRefreshFailure }),
    ...(now && { now }),
    shared: shared && {
      ...shared,
      get: async (key) => {
        const found = await shared.get(key);
        return found && { ...found, value: orKept(key, found.value) };
      },
    },
  });

  const run = async (key: string, load: LoadView<object | null>) => {
    const budget = createBudget({ ...budgets, deadlineMs: budgets.primaryMs });
    try {
      const view = await budget.primary((signal) => load(signal, budget));
      const text = JSON.stringify(view);
      const value = orKept(key, toKept(view, text, [...budget.degraded]), text);
      // That there is no such view is known for sure, whatever else failed.
      return view ? { value, lifetime, isIncomplete: value.lacks.length > 0 } : { value };
    } finally {
      budget.end();
    }
  };

  return {
    fresh: (key) => {
      const kept = cache.peek(key);
      return kept?.state === 'hit' ? kept : undefined;
    },
    answer: (key, load) => cache.answer(key, () => run(key, load)),
    trim: cache.trim,
    size: cache.size,
  };
};
