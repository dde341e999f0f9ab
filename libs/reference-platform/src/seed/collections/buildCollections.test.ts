/** @jest-environment node */
import { operations } from '@share/api-contract';
import { buildSeed } from '../buildSeed';
import type { SeedBodies } from '../SeedBundle';
import { homeModules } from './homeModules';

const now = Date.UTC(2026, 10, 21, 4);
const { records } = buildSeed({ now });
const bodies = <Kind extends keyof SeedBodies>(kind: Kind): SeedBodies[Kind][] =>
  records.filter((record) => record.kind === kind).map((record) => record.body as SeedBodies[Kind]);
const contents = new Map(bodies('content').map((content) => [content.post_id, content]));
const unknown = (ids: readonly string[] = []) => ids.filter((id) => !contents.has(id));

test('collections name only items that exist', () => {
  for (const { banner_ids, top_ids, post_ids } of bodies('channel')) {
    expect(unknown([...banner_ids, ...top_ids, ...post_ids])).toEqual([]);
    expect(new Set([...top_ids, ...post_ids]).size).toBe(top_ids.length + post_ids.length);
  }
  for (const { post_ids } of [...bodies('list'), ...bodies('activity'), ...bodies('invite')]) {
    expect(unknown(post_ids)).toEqual([]);
  }
  for (const { groups } of [...bodies('module'), ...bodies('special')]) {
    for (const { post_ids } of groups) expect(unknown(post_ids)).toEqual([]);
  }
  for (const { cards } of bodies('fly-cards')) {
    expect(unknown(cards.flatMap(({ post_id }) => post_id ?? []))).toEqual([]);
  }
});

test('every channel the web shows has something to show', () => {
  const groups = bodies('group').filter(({ type }) => type === 'news');
  for (const { group_id, name } of groups) {
    const { length } = bodies('channel').find((channel) => channel.group_id === group_id)?.post_ids ?? [];
    expect([name, length > 4]).toEqual([name, true]);
  }
});

test('the blocks of the home page lead to modules that exist', () => {
  const ids = bodies('module').map(({ id }) => id);
  const content = Object.values(homeModules)
    .flat()
    .filter(({ category, type }) => category === 'content' && type !== 'dimim');
  expect(content.map(({ id }) => id).filter((id) => !ids.includes(id) && id !== 'modReadO')).toEqual([]);
});

test('the flagship special has four groups with items, one of more than fifty, and one without', () => {
  const special = bodies('special').find(({ post_id }) => post_id === 'wetspec1');
  const sizes = special?.groups.map(({ post_ids }) => post_ids?.length ?? 0) ?? [];
  expect(sizes.filter((size) => size > 3)).toHaveLength(4);
  expect(Math.max(...sizes)).toBeGreaterThan(50);
  expect(sizes.filter((size) => size === 0)).toHaveLength(1);
  const grouped = special?.groups.map(({ group_id }) => group_id);
  expect(special?.sections.flatMap(({ group_ids }) => group_ids)).toEqual(grouped);
});

test('an album has as many tracks as it says, under ids of their own', () => {
  const published = bodies('album').filter(({ uid }) => contents.has(uid));
  const ids: string[] = [];
  for (const { uid, tracks } of published) {
    expect([uid, tracks.length]).toEqual([uid, contents.get(uid)?.album_status?.total]);
    expect(tracks.map(({ number }) => number)).toEqual(tracks.map((_, index) => index + 1));
    ids.push(...tracks.map(({ post_id }) => post_id));
  }
  expect(new Set(ids).size).toBe(ids.length);
  expect(Math.max(...bodies('album').map(({ tracks }) => tracks.length))).toBeGreaterThan(30);
  const states = bodies('album').map(({ uid }) => contents.get(uid)?.album_status);
  expect(states).toEqual(
    expect.arrayContaining([
      { status: 0, total: 0 },
      { status: 0, total: 24 },
      { status: 1, total: 36 },
      { total: 6 },
    ]),
  );
});

test('every form item has a form', () => {
  const forms = bodies('form').map(({ id }) => id);
  for (const { content_type, post_id } of contents.values()) {
    if (content_type === 'cloud_form') expect(forms).toContain(post_id);
  }
});

test('previews are not among the published items', () => {
  expect(bodies('preview').length).toBeGreaterThanOrEqual(6);
  expect(bodies('preview').filter(({ post_id }) => contents.has(post_id))).toEqual([]);
});

test('ids of collections may stand in an address', () => {
  const { params } = operations.getList;
  const kinds = ['channel', 'module', 'list', 'fly-cards', 'activity', 'form', 'invite', 'place'] as const;
  for (const { kind, id } of records) {
    if (!kinds.some((known) => known === kind)) continue;
    expect([id, params?.safeParse({ list_id: id }).success]).toEqual([id, true]);
  }
});
