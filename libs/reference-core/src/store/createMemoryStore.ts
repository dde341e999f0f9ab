import { agingKinds } from './agingKinds';
import { createMemoryEvents } from './createMemoryEvents';
import {
  foldText,
  mostFound,
  scoreOf,
  type SearchedBody,
  type SearchedKind,
  type SearchRequest,
  toWords,
} from './SearchRequest';
import {
  type Addition,
  assertFieldName,
  type CountMistake,
  type ListOptions,
  type Store,
  type StoredCount,
  type Where,
} from './Store';

type Fields = Record<string, unknown>;

const copy = <Body>(body: unknown): Body => JSON.parse(JSON.stringify(body));

const matches = (body: Fields, where: Where): boolean =>
  Object.entries(where).every(([name, value]) => body[name] != null && String(body[name]) === String(value));

const numberIn = (body: Fields, field: string): number => {
  const value = body[field];
  return typeof value === 'number' ? value : Number.NEGATIVE_INFINITY;
};

/** The records whose number in a field is below a limit, the smallest first. */
const selectOld = (records: ReadonlyMap<string, Fields>, field: string, limit: number) =>
  [...records]
    .filter(([, { [field]: value }]) => typeof value === 'number' && value < limit)
    .sort(([, a], [, b]) => numberIn(a, field) - numberIn(b, field));

/** @param counted what is counted, of all records */
const mendCounts = (
  { at, of }: StoredCount,
  records: ReadonlyMap<string, Fields>,
  counted: readonly Fields[],
): CountMistake[] =>
  [...records].flatMap(([id, body]) => {
    const was = body[at.field];
    const total = counted.filter(({ [of.by]: value }) => value === id).length;
    if (typeof was !== 'number' || was === total) return [];
    body[at.field] = total;
    return [{ kind: at.kind, of: `${at.field} ${id}`, was, total }];
  });

const isSearched = (body: Fields): body is Fields & SearchedBody => typeof body['title'] === 'string';

/** @param bodies the latest first */
const searchIn = (bodies: readonly Fields[], { keyword, type, limit, offset = 0 }: SearchRequest) => {
  const words = toWords(foldText(keyword));
  const found = bodies
    .filter((body) => type === undefined || body['type'] === type)
    .filter(isSearched)
    .map((body) => ({ body, score: words.length > 0 ? scoreOf(body, words) : 0 }))
    .filter(({ score }) => score > 0)
    .slice(0, mostFound)
    .sort((one, other) => other.score - one.score)
    .map(({ body }) => body);
  return { bodies: found.slice(offset, offset + limit), total: found.length };
};

const createRecords = () => {
  const kinds = new Map<string, Map<string, Fields>>();
  const of = (kind: string): Map<string, Fields> => {
    const known = kinds.get(kind);
    if (known) return known;
    const created = new Map<string, Fields>();
    kinds.set(kind, created);
    return created;
  };
  const select = (
    kind: string,
    { where = {}, sortBy, order = 'newest', after, except }: ListOptions,
  ): Fields[] => {
    [...Object.keys(where), sortBy ?? 'seq'].forEach(assertFieldName);
    const records = [...of(kind)];
    if (order === 'newest') records.reverse();
    const start = after === undefined ? -1 : records.findIndex(([id]) => id === after);
    if (after !== undefined && start < 0) return [];
    const found = records
      .slice(start + 1)
      .flatMap(([id, body]) => (id !== except && matches(body, where) ? [body] : []));
    return sortBy ? found.sort((a, b) => Math.sign(numberIn(b, sortBy) - numberIn(a, sortBy)) || 0) : found;
  };
  const add = (additions: readonly Addition[] = []): void => {
    for (const { kind, id, field, by } of additions) {
      const body = of(kind).get(id);
      if (typeof body?.[assertFieldName(field)] === 'number') body[field] = numberIn(body, field) + by;
    }
  };
  return { of, select, add, clear: () => kinds.clear() };
};

/** A store in memory: for tests, stories and the browser. */
export const createMemoryStore = (): Store => {
  const { of, select, add, clear } = createRecords();
  const events = createMemoryEvents();
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
    putAll: async (records) => {
      for (const { kind, id, body } of records) of(kind).set(id, copy(body));
    },
    insert: async (kind, id, body, additions) => {
      if (of(kind).has(id)) return false;
      of(kind).set(id, copy(body));
      add(additions);
      return true;
    },
    remove: async (kind, id, additions) => {
      const wasThere = of(kind).delete(id);
      if (wasThere) add(additions);
      return wasThere;
    },
    removeOld: async (kind, limit, most) => {
      const records = of(kind);
      const old = selectOld(records, agingKinds[kind], limit).slice(0, most);
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
    countEach: async (kind, field, values) =>
      values.map((value) => select(kind, { where: { [assertFieldName(field)]: value } }).length),
    search: async <Body extends object>(kind: SearchedKind, request: SearchRequest) => {
      const { bodies, total } = searchIn([...of(kind).values()].reverse(), request);
      return { bodies: bodies.map((body) => copy<Body>(body)), total };
    },
    readCount: async ({ kind, id, field }, counted) => {
      const body = of(kind).get(id);
      const known = body?.[assertFieldName(field)];
      if (typeof known === 'number') return known;
      const total = select(counted.kind, { where: counted.where }).length;
      if (body) body[field] = total;
      return total;
    },
    checkCounts: async (stored) =>
      stored.flatMap((count) =>
        mendCounts(count, of(count.at.kind), select(count.of.kind, { where: count.of.where ?? {} })),
      ),
    update: async <Body extends object>(
      kind: string,
      id: string,
      change: (body: Body) => Body,
      additions?: readonly Addition[],
    ) => {
      const body = of(kind).get(id);
      if (!body) return undefined;
      const changed = change(copy<Body>(body));
      of(kind).set(id, copy(changed));
      add(additions);
      return copy<Body>(changed);
    },
    events,
    close: async () => {
      clear();
      events.clear();
    },
  };
};
