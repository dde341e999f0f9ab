import type { LogEntry } from '../rooms/liveRecords';
import type { Publication } from './Realtime';
import { createSampler } from './createSampler';

let clock = 0;
beforeEach(() => {
  clock = 0;
});

const open = (linesPerSecond = 8) => createSampler({ linesPerSecond, now: () => clock });

const lineAt = (position: number, fields: { owner_user_id?: string; is_host?: boolean } = {}): LogEntry => ({
  room: 'lvBirds1',
  position,
  type: 'message',
  push: {
    type: 'message',
    message: { msg_id: `m${position}`, position, content: '好', created_at: 0, alias: '小满', ...fields },
  },
});
const deletionAt = (position: number): LogEntry => ({
  room: 'lvBirds1',
  position,
  type: 'delete',
  push: { type: 'delete', msg_id: 'm1' },
});

/** Offsets, each with the number left out before it. */
const shown = (publications: readonly Publication[] | undefined) =>
  publications?.map(({ offset, data }) => [offset, Reflect.get(Object(data), 'left_out_count') as number]);

const run = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => lineAt(from + index));

/** What a client that counts on like the page has missed without being informed. */
const gapsIn = (publications: readonly Publication[], from = 0) => {
  let known = from;
  let gaps = 0;
  for (const { offset, data } of publications) {
    const leftOut = Number(Reflect.get(Object(data), 'left_out_count') ?? 0);
    if (offset - leftOut > known + 1) gaps += 1;
    known = offset;
  }
  return gaps;
};

test('a calm room is shown whole', () => {
  const sampler = open();
  for (let second = 0; second < 60; second += 1) {
    clock = second * 1_000;
    const { publications } = sampler.sample(run(second * 8 + 1, 8));
    expect(shown(publications)).toEqual(run(second * 8 + 1, 8).map(({ position }) => [position, undefined]));
  }
  expect(sampler.takeLeftOut()).toBe(0);
});

test('of 200 lines a second 8 are shown, evenly, and the number of the others is informed without a gap', () => {
  const sampler = open();
  const all: Publication[] = [];
  const perSecond: number[] = [];
  for (let frame = 0; frame < 100; frame += 1) {
    clock = frame * 100;
    const { publications } = sampler.sample(run(frame * 20 + 1, 20));
    all.push(...publications);
    perSecond[Math.floor(frame / 10)] = (perSecond[Math.floor(frame / 10)] ?? 0) + publications.length;
  }
  // The first second has those of a calm room, too.
  expect(perSecond[0]).toBeLessThanOrEqual(16);
  for (const count of perSecond.slice(1)) expect(count).toBeGreaterThanOrEqual(7);
  for (const count of perSecond.slice(1)) expect(count).toBeLessThanOrEqual(9);
  expect(gapsIn(all)).toBe(0);
  expect(all.length + sampler.takeLeftOut()).toBe(2_000);
  expect(sampler.takeLeftOut()).toBe(0);
});

test('lines of the people of the room, and what is no line, are always shown', () => {
  const sampler = open(1);
  const entries = [lineAt(1), lineAt(2), lineAt(3, { is_host: true }), deletionAt(4), lineAt(5), lineAt(6)];
  expect(shown(sampler.sample(entries).publications)).toEqual([
    [1, undefined],
    [3, 1],
    [4, undefined],
  ]);
  expect(shown(sampler.sample([deletionAt(7)]).publications)).toEqual([[7, 2]]);
});

test('lines of the people of the room leave less room for the others', () => {
  const sampler = open();
  let lines = 0;
  for (let frame = 0; frame < 100; frame += 1) {
    clock = 1_000 + frame * 100;
    const host = frame % 2 === 0;
    const entries = [lineAt(frame * 20 + 1, host ? { is_host: true } : {}), ...run(frame * 20 + 2, 19)];
    const { publications } = sampler.sample(entries);
    if (host) expect(shown(publications)?.map(([offset]) => offset)).toContain(frame * 20 + 1);
    lines += publications.length;
  }
  // Eight a second for ten seconds, and those of the first moment.
  expect(lines).toBeLessThanOrEqual(89);
});

test('a line that is left out for others is there for its author', () => {
  const sampler = open(1);
  const first = sampler.sample([lineAt(1), lineAt(2), lineAt(3, { owner_user_id: 'u1' }), lineAt(4)]);
  expect(shown(first.publications)).toEqual([[1, undefined]]);
  expect(shown(first.withLinesOf('u1'))).toEqual([
    [1, undefined],
    [3, 1],
  ]);
  for (const other of ['u2', '']) expect(first.withLinesOf(other)).toBeUndefined();
  clock = 1_000;
  // Those left out before, again: no client may take what it has for missing.
  const next = sampler.sample([lineAt(5, { owner_user_id: 'u1' })]);
  expect(shown(next.publications)).toEqual([[5, 3]]);
  expect(next.withLinesOf('u1')).toBeUndefined();
});

test('0 shows everything', () => {
  expect(open(0).sample(run(1, 1_000)).publications).toHaveLength(1_000);
});
