import type { EventTable } from './EventTable';

/** Events in memory, and how they are forgotten with the store. */
export const createMemoryEvents = (): EventTable & { clear(): void } => {
  const days = new Map<number, Map<string, { seq: number; text: string }>>();
  let seq = 0;
  const of = (day: number) => {
    const known = days.get(day) ?? new Map<string, { seq: number; text: string }>();
    days.set(day, known);
    return known;
  };
  return {
    insert: async (day, bodies) => {
      const events = of(day);
      const before = events.size;
      for (const text of bodies) {
        const { id }: { id: string } = JSON.parse(text);
        if (!events.has(id)) events.set(id, { seq: (seq += 1), text });
      }
      return events.size - before;
    },
    prepare: async (prepared) => prepared.forEach(of),
    removeBefore: async (day) => {
      const old = [...days.keys()].filter((candidate) => candidate < day);
      for (const candidate of old) days.delete(candidate);
      return old.length;
    },
    listNewest: async <Body extends object>(limit: number) =>
      [...days.values()]
        .flatMap((events) => [...events.values()])
        .sort((a, b) => b.seq - a.seq)
        .slice(0, limit)
        .reverse()
        .map(({ text }): Body => JSON.parse(text)),
    clear: () => days.clear(),
  };
};
