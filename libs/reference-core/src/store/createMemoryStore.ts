import { assertFieldName, type ListOptions, type Store, type Where } from './Store';

type Fields = Record<string, unknown>;

const copy = <Body>(body: unknown): Body => JSON.parse(JSON.stringify(body)) as Body;

const matches = (body: Fields, where: Where): boolean =>
  Object.entries(where).every(([name, value]) => body[name] != null && String(body[name]) === String(value));

const numberIn = (body: Fields, field: string): number => {
  const value = body[field];
  return typeof value === 'number' ? value : Number.NEGATIVE_INFINITY;
};

/** A store in memory: for tests, stories and the browser. */
export const createMemoryStore = (): Store => {
  const kinds = new Map<string, Map<string, Fields>>();
  const of = (kind: string): Map<string, Fields> => {
    const known = kinds.get(kind);
    if (known) return known;
    const created = new Map<string, Fields>();
    kinds.set(kind, created);
    return created;
  };
  const select = (kind: string, { where = {}, sortBy, order = 'newest' }: ListOptions): Fields[] => {
    [...Object.keys(where), sortBy ?? 'seq'].forEach(assertFieldName);
    const found = [...of(kind).values()].filter((body) => matches(body, where));
    if (order === 'newest') found.reverse();
    return sortBy ? found.sort((a, b) => Math.sign(numberIn(b, sortBy) - numberIn(a, sortBy)) || 0) : found;
  };
  return {
    get: async <Body extends object>(kind: string, id: string) => {
      const body = of(kind).get(id);
      return body && copy<Body>(body);
    },
    getAll: async <Body extends object>(kind: string, ids: readonly string[]) =>
      ids.flatMap((id) => {
        const body = of(kind).get(id);
        return body ? [copy<Body>(body)] : [];
      }),
    put: async (kind, id, body) => {
      of(kind).set(id, copy(body));
    },
    insert: async (kind, id, body) => {
      if (of(kind).has(id)) return false;
      of(kind).set(id, copy(body));
      return true;
    },
    remove: async (kind, id) => of(kind).delete(id),
    removeBelow: async (kind, field, limit) => {
      assertFieldName(field);
      const records = of(kind);
      const old = [...records].filter(([, { [field]: value }]) => typeof value === 'number' && value < limit);
      for (const [id] of old) records.delete(id);
      return old.length;
    },
    list: async <Body extends object>(kind: string, options: ListOptions = {}) => {
      const { limit = Number.POSITIVE_INFINITY, offset = 0 } = options;
      return select(kind, options)
        .slice(offset, offset + limit)
        .map((body) => copy<Body>(body));
    },
    count: async (kind, where = {}) => select(kind, { where }).length,
    update: async <Body extends object>(kind: string, id: string, change: (body: Body) => Body) => {
      const body = of(kind).get(id);
      if (!body) return undefined;
      const changed = change(copy<Body>(body));
      of(kind).set(id, copy(changed));
      return copy<Body>(changed);
    },
    close: async () => kinds.clear(),
  };
};
