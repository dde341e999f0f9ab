/** @jest-environment node */
import * as fc from 'fast-check';
import { type ChatLog, type ChatPush, createChatLog } from './createChatLog';
import type { ChatLine, ChatPart } from './toChatPart';

/** An entry of a room's log, as the platform keeps it. */
type Entry = { says: string } | { takes: string } | 'other';

const line = (position: number, id = `m${position}`): ChatLine => ({
  id,
  position,
  alias: '小满',
  text: `第 ${position} 句`,
  ownerId: '',
  isHost: false,
});

/** A room whose log is `entries`; what was taken away is not in its parts. */
const createRoom = (entries: readonly Entry[], epoch = 'e1') => {
  const gone = new Set(
    entries.flatMap((entry) => (typeof entry === 'object' && 'takes' in entry ? [entry.takes] : [])),
  );
  const between = (after: number, end: number): ChatPart => {
    const part = entries.slice(after, end);
    return {
      lines: part.flatMap((entry, index) =>
        typeof entry === 'object' && 'says' in entry && !gone.has(entry.says)
          ? [line(after + index + 1, entry.says)]
          : [],
      ),
      deleted: part.flatMap((entry) => (typeof entry === 'object' && 'takes' in entry ? [entry.takes] : [])),
      oldest: part.length > 0 ? after + 1 : Math.min(entries.length, after),
      offset: Math.min(end, entries.length),
      epoch,
      onlineCount: 0,
    };
  };
  return {
    between,
    top: entries.length,
    latest: (size: number) => between(Math.max(0, entries.length - size), entries.length),
    pushAt: (position: number): ChatPush => {
      const entry = entries[position - 1]!;
      if (entry === 'other') return { type: 'other' };
      return 'says' in entry
        ? { type: 'line', line: line(position, entry.says) }
        : { type: 'deletion', id: entry.takes };
    },
    /** The lines with all entries known. */
    visible: entries.flatMap((entry) =>
      typeof entry === 'object' && 'says' in entry && !gone.has(entry.says) ? [entry.says] : [],
    ),
  };
};

const idsOf = (log: ChatLog) => log.lines().map(({ id }) => id);
const says = (count: number): Entry[] => Array.from({ length: count }, (_, at) => ({ says: `m${at + 1}` }));

/** Logs of rooms: lines, deletions of earlier lines, posts. */
const entriesOf = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.nat()), { minLength: 1, maxLength: 80 })
  .map((choices) =>
    choices.reduce<Entry[]>((entries, [kind, chosen], index) => {
      const said = entries.flatMap((entry) =>
        typeof entry === 'object' && 'says' in entry ? [entry.says] : [],
      );
      if (kind === 0 && said.length > 0) return [...entries, { takes: said[chosen % said.length]! }];
      return [...entries, kind === 1 ? 'other' : { says: `m${index + 1}` }];
    }, []),
  );

describe('whatever the order', () => {
  test('history and pushes, shuffled and repeated, give each line once, in the order of the log', () => {
    fc.assert(
      fc.property(
        entriesOf,
        fc.nat(),
        fc.array(fc.nat(), { maxLength: 40 }),
        fc.infiniteStream(fc.nat()),
        (entries, seenAt, repeats, order) => {
          const room = createRoom(entries);
          const seen = seenAt % (room.top + 1);
          const log = createChatLog(500);
          log.start(createRoom(entries.slice(0, seen)).latest(500));
          const positions = Array.from({ length: room.top }, (_, index) => index + 1).slice(seen);
          const all = [...positions, ...repeats.map((at) => (at % room.top) + 1)];
          const shuffled = all
            .map((position) => ({ position, key: order.next().value as number }))
            .sort((one, other) => one.key - other.key);
          for (const { position } of shuffled) log.push(position, room.pushAt(position));
          expect(idsOf(log)).toEqual(room.visible);
          expect(log.offset()).toBe(room.top);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('a push that was lost is noticed, and the part since then fills the gap', () => {
    fc.assert(
      fc.property(entriesOf, fc.array(fc.boolean()), (entries, losses) => {
        const room = createRoom(entries);
        const log = createChatLog(500);
        log.start(createRoom([]).latest(500));
        let lost = false;
        for (let position = 1; position <= room.top; position += 1) {
          if (losses[position]) {
            lost = true;
          } else {
            expect(log.push(position, room.pushAt(position))).toBe(!lost);
          }
          // Nothing behind a gap is shown before what is missing.
          if (lost) expect(log.offset()).toBeLessThan(position);
        }
        const since = log.offset();
        log.append(since, room.between(since, room.top));
        expect(idsOf(log)).toEqual(room.visible);
        expect(log.offset()).toBe(room.top);
      }),
      { numRuns: 300 },
    );
  });

  test('reading back joins on, also while lines are added and taken away', () => {
    fc.assert(
      fc.property(entriesOf, fc.integer({ min: 1, max: 20 }), (entries, size) => {
        const room = createRoom(entries);
        const log = createChatLog(500);
        const half = Math.ceil(room.top / 2);
        log.start(createRoom(entries.slice(0, half)).latest(size));
        for (let position = half + 1; position <= room.top; position += 1)
          log.push(position, room.pushAt(position));
        for (let before = log.before(); before !== undefined; before = log.before()) {
          // The part is older than the deletions since.
          const early = createRoom(entries.slice(0, half));
          log.prepend(before, early.between(Math.max(0, before - 1 - size), before - 1));
        }
        expect(idsOf(log)).toEqual(room.visible);
      }),
      { numRuns: 300 },
    );
  });
});

describe('memory', () => {
  test('only the newest lines are saved, and the ones before them can be read again', () => {
    const room = createRoom(says(1_000));
    const log = createChatLog(500);
    log.start(room.between(0, 50));
    for (let position = 51; position <= 1_000; position += 1) log.push(position, room.pushAt(position));
    expect(log.lines()).toHaveLength(500);
    expect(log.before()).toBe(501);
    log.setCapacity(600);
    log.prepend(501, room.between(400, 500));
    expect(idsOf(log)).toEqual(room.visible.slice(400));
    log.setCapacity(500);
    expect(log.before()).toBe(501);
    expect(idsOf(log)).toEqual(room.visible.slice(500));
  });

  test('a part that was read twice, or that no longer joins on, changes nothing', () => {
    const room = createRoom(says(100));
    const log = createChatLog(500);
    log.start(room.latest(20));
    log.prepend(81, room.between(60, 80));
    log.prepend(81, room.between(60, 80));
    expect(idsOf(log)).toEqual(room.visible.slice(60));
    log.append(90, room.between(90, 100));
    expect(idsOf(log)).toEqual(room.visible.slice(60));
  });

  test('the same array while nothing has changed', () => {
    const room = createRoom(says(20));
    const log = createChatLog(500);
    log.start(room.latest(20));
    const lines = log.lines();
    log.push(20, room.pushAt(20));
    log.push(21, { type: 'other' });
    expect(log.lines()).toBe(lines);
  });
});

describe('starting anew', () => {
  test('another epoch drops everything known, and its deletions', () => {
    const log = createChatLog(500);
    log.start(createRoom(says(30)).latest(30));
    log.push(31, { type: 'deletion', id: 'm1' });
    const other = createRoom(says(3), 'e2');
    expect(log.append(31, other.between(3, 3))).toBe(false);
    log.start(other.latest(30));
    expect(idsOf(log)).toEqual(['m1', 'm2', 'm3']);
    expect(log.offset()).toBe(3);
    expect(log.epoch()).toBe('e2');
  });

  test('a latest part that joins on is added, one behind a gap replaces what is shown', () => {
    const room = createRoom(says(300));
    const log = createChatLog(500);
    log.start(room.between(0, 50));
    log.start(room.between(30, 80));
    expect(log.lines()).toHaveLength(80);
    log.start(room.between(250, 300));
    expect(idsOf(log)).toEqual(room.visible.slice(250));
    expect(log.before()).toBe(251);
  });
});

describe('the visitor’s own line', () => {
  test('is shown ahead of the lines before it, and once', () => {
    const room = createRoom(says(10));
    const log = createChatLog(500);
    log.start(room.between(0, 5));
    log.add(line(8));
    expect(idsOf(log)).toEqual(['m1', 'm2', 'm3', 'm4', 'm5', 'm8']);
    expect(log.offset()).toBe(5);
    for (const position of [6, 7, 8]) expect(log.push(position, room.pushAt(position))).toBe(true);
    expect(idsOf(log)).toEqual(room.visible.slice(0, 8));
  });

  test('withdrawn before its answer came, it does not return', () => {
    const log = createChatLog(500);
    log.start(createRoom(says(5)).latest(5));
    log.push(6, { type: 'line', line: line(6, 'mine') });
    log.push(7, { type: 'deletion', id: 'mine' });
    log.add(line(6, 'mine'));
    expect(idsOf(log)).toEqual(['m1', 'm2', 'm3', 'm4', 'm5']);
  });
});

test('without positions, pushes are taken as they come', () => {
  const log = createChatLog(500);
  log.start(createRoom(says(2)).latest(2));
  expect(log.push(undefined, { type: 'line', line: line(9) })).toBe(true);
  expect(log.push(undefined, { type: 'deletion', id: 'm1' })).toBe(true);
  expect(idsOf(log)).toEqual(['m2', 'm9']);
});

describe('lines that the platform leaves out', () => {
  test('are not missing, and come neither before nor after those behind them', () => {
    const room = createRoom(says(20));
    const log = createChatLog(100);
    log.start(room.between(0, 3));
    expect(log.push(10, { ...room.pushAt(10), leftOut: 6 })).toBe(true);
    // Informed of more than there are: some have been read meanwhile.
    expect(log.push(12, { ...room.pushAt(12), leftOut: 8 })).toBe(true);
    expect(log.push(13, { type: 'other', leftOut: 0 })).toBe(true);
    expect(log.push(16, { ...room.pushAt(16), leftOut: 1 })).toBe(false);
    expect(idsOf(log)).toEqual(['m1', 'm2', 'm3', 'm10', 'm12']);
    log.append(13, room.between(13, 16));
    expect(idsOf(log)).toEqual(['m1', 'm2', 'm3', 'm10', 'm12', 'm14', 'm15', 'm16']);
  });

  test('pushes that leave lines out and parts that have them, in any order: each line once, in the order of the log', () => {
    const steps = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 5 })), { maxLength: 60 });
    fc.assert(
      fc.property(steps, (taken) => {
        const room = createRoom(says(taken.length * 6 + 10));
        const log = createChatLog(1_000);
        log.start(room.between(0, 5));
        let pushed = 5;
        const shown = new Set(idsOf(log));
        for (const [isRead, leftOut] of taken) {
          pushed += leftOut + 1;
          if (isRead) {
            const since = log.offset();
            log.append(since, room.between(since, pushed));
          }
          expect(log.push(pushed, { ...room.pushAt(pushed), leftOut })).toBe(true);
          expect(log.offset()).toBe(pushed);
          shown.add(`m${pushed}`);
        }
        const ids = idsOf(log);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).toEqual([...ids].sort((one, other) => Number(one.slice(1)) - Number(other.slice(1))));
        for (const id of shown) expect(ids).toContain(id);
      }),
    );
  });
});
