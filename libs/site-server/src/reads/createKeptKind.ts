import { createStaleCache, type CacheAnswer, type CacheLifetime, type SharedLevel } from '@share/cache';
import { createHash } from 'node:crypto';
import { createBudget } from '../budget/createBudget';
import type { SiteSettings } from '../settings/readSettings';
import type { LoadView } from './PageReads';

/** How long views of a kind are kept, and in how many bytes of memory. */
export interface KeptKindLimits {
  lifetime: CacheLifetime;
  maxBytes: number;
  /** How long a page waits for a view that is no longer fresh before it takes the old one. */
  refreshTimeoutMs?: number;
}

/** A view as it is kept. */
export interface KeptView {
  view: object | null;
  /** Differs when the view differs. */
  version: string;
  bytes: number;
  /** Names of its parts that could not be loaded. */
  lacks: readonly string[];
}

interface KeptKindOptions extends KeptKindLimits {
  budgets: Pick<SiteSettings['budgets'], 'primaryMs' | 'secondaryMs'>;
  shared?: SharedLevel<KeptView> | undefined;
  /** Monotonic milliseconds. */
  now?: (() => number) | undefined;
}

/** Views of one kind, by key. */
export interface KeptKind {
  /** A view that is still fresh. */
  fresh(key: string): CacheAnswer<KeptView> | undefined;
  answer(key: string, load: LoadView<object | null>): Promise<CacheAnswer<KeptView>>;
  trim(share: number): void;
  size(): { entries: number; bytes: number };
}

/** Two for the text itself, and as much again for its objects and what is derived from them. */
const bytesPerCharacter = 4;

export const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

const toKept = (view: object | null, lacks: readonly string[]): KeptView => {
  const text = JSON.stringify(view);
  return { view, version: digest(text), bytes: text.length * bytesPerCharacter, lacks };
};

/**
 * Keeps views of one kind. Equal views stay the same object, so that what was rendered of one can be used again. A load is
 * shared by all pages that wait for it, and has a deadline of its own: it goes on when a page gives up waiting.
 */
export const createKeptKind = ({ lifetime, budgets, shared, ...options }: KeptKindOptions): KeptKind => {
  const { maxBytes, refreshTimeoutMs, now } = options;
  /** The view kept under this key, when it is equal. */
  const orKept = (key: string, value: KeptView): KeptView => {
    const kept = cache.peek(key)?.value;
    return kept?.version === value.version ? kept : value;
  };
  const cache = createStaleCache<KeptView>({
    maxBytes,
    sizeOf: ({ bytes }) => bytes,
    ...(refreshTimeoutMs !== undefined && { refreshTimeoutMs }),
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
      const value = orKept(key, toKept(view, [...budget.degraded]));
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
