/** @jest-environment node */
import { openTestPlatform } from '../../testing/openTestPlatform';
import { buildCommunitySeed } from './buildCommunitySeed';
import { buildSeed } from './buildSeed';
import type { SeedBodies, SeedKind } from './SeedBundle';

const now = Date.UTC(2026, 10, 21, 4) / 1_000;
const records = buildCommunitySeed(now);

const bodies = <Kind extends SeedKind>(kind: Kind): SeedBodies[Kind][] =>
  records.filter((record) => record.kind === kind).map((record) => record.body as SeedBodies[Kind]);

const times = (text: string): number[] =>
  [...text.matchAll(/"(?:created_at|publish_at|updated_at|joined_at)":(\d+)/g)].map(([, at]) => Number(at));

describe('buildCommunitySeed', () => {
  it('gives the same bytes for the same now and survives the way through JSON', () => {
    expect(JSON.stringify(buildCommunitySeed(now))).toBe(JSON.stringify(records));
    expect(JSON.parse(JSON.stringify(records))).toEqual(records);
  });

  it('holds enough of everything', () => {
    expect(bodies('clue').filter((clue) => clue.progress.length > 0 && clue.place).length).toBeGreaterThan(
      11,
    );
    expect(bodies('clue-person').length).toBeGreaterThanOrEqual(6);
    expect(bodies('clue-topic').length).toBeGreaterThanOrEqual(8);
    expect(bodies('circle')).toHaveLength(4);
    expect(bodies('circle-post')).toHaveLength(20);
    expect(bodies('law-question')).toHaveLength(5);
    expect(bodies('open-content')).toHaveLength(20);
  });

  it('uses every id once, in the whole sample content too', () => {
    const ids = records.map((record) => `${record.kind} ${record.id}`);
    expect(new Set(ids).size).toBe(ids.length);
    const commented = ['content', 'clue', 'circle-post', 'law-question'];
    const all = buildSeed({ now: now * 1_000 }).records;
    const subjects = all.filter((record) => commented.includes(record.kind)).map((record) => record.id);
    expect(new Set(subjects).size).toBe(subjects.length);
  });

  it('dates nothing in the future and no step before its report', () => {
    expect(Math.max(...times(JSON.stringify(records)))).toBeLessThanOrEqual(now);
    for (const clue of bodies('clue')) {
      const steps = clue.progress.map((step) => step.created_at);
      expect(steps).toEqual([...steps].sort((one, other) => other - one));
      expect(Math.min(clue.created_at, ...steps)).toBe(clue.created_at);
      if (clue.progress[0]) expect(clue.status).toBe(clue.progress[0].status);
    }
  });

  it('files reports under topics and people that exist', () => {
    const topics = bodies('clue-topic').map((topic) => topic.name);
    const people = bodies('clue-person').map((person) => person.user_id);
    for (const clue of bodies('clue')) {
      expect(topics).toContain(clue.topic);
      expect(people).toEqual(expect.arrayContaining([clue.owner_user_id]));
      expect(['', ...people]).toContain(clue.at_user_id);
    }
  });

  it('relates people to stories that exist', () => {
    const stories = new Set(
      buildSeed({ now: now * 1_000 })
        .records.filter((record) => record.kind === 'content')
        .map((record) => record.id),
    );
    const named = bodies('clue-person').flatMap((person) => person.related_ids);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((id) => !stories.has(id))).toEqual([]);
  });

  it('repeats no text and carries no leftover mark of a template', () => {
    const texts = [
      ...bodies('clue').map((clue) => clue.content),
      ...bodies('circle-post').map((post) => post.content),
      ...bodies('law-answer').map((answer) => answer.content),
      ...bodies('open-content').map((content) => content.content),
      ...bodies('comment').map((comment) => comment.content),
    ];
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.join('\n')).not.toMatch(/\{\{|\}\}|\$\{|undefined|lorem/i);
  });

  it('names only pictures the platform draws', async () => {
    const { send } = await openTestPlatform();
    const paths = new Set(JSON.stringify(records).match(/\/media\/[\w/-]+\.(svg|jpg)/g));
    expect(paths.size).toBeGreaterThan(60);
    for (const path of paths) expect([path, (await send('GET', path)).status]).toEqual([path, 200]);
  });
});
