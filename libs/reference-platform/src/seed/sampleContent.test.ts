/** @jest-environment node */
import type { ContentPayload, Picture } from '@share/api-contract/types';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTestPlatform } from '../../testing/openTestPlatform';
import { addMediaFiles } from '../media/addMediaFiles.server';
import { buildSeed } from './buildSeed';
import { voiceSeconds } from './clips';
import { lookOf } from './looks';

const folder = join(__dirname, '../../fixtures/media');
const { records } = buildSeed({ now: Date.UTC(2026, 10, 22) });
const bodies = <Body>(kind: string) =>
  records.filter((record) => record.kind === kind).map(({ body }) => body as Body);

interface Item {
  post_id: string;
  publish_at?: number;
  content?: string;
  duration_str?: string;
  payload?: ContentPayload;
  style?: { data?: Picture[] };
  related_ids?: string[];
}
const items = [...bodies<Item>('content'), ...bodies<Item>('preview')];
const itemOf = new Map(items.map((item) => [item.post_id, item]));

/** Seconds by the header of an mp4 file. */
const filmSecondsOf = (bytes: Buffer): number => {
  const at = bytes.indexOf('mvhd') + 16;
  return bytes.readUInt32BE(at + 4) / bytes.readUInt32BE(at);
};

/** Finds the seconds of a file as a player does. */
const openFiles = async () => {
  const { app } = await openTestPlatform();
  addMediaFiles(app, { folder });
  return async (path: string): Promise<number> => {
    if (path.endsWith('.mp3')) {
      const part = await app.request(path, { headers: { range: 'bytes=0-0' } });
      return (Number(part.headers.get('content-range')?.split('/')[1]) * 8) / 32_000;
    }
    const bytes = Buffer.from(await (await app.request(path)).arrayBuffer());
    if (path.endsWith('.mp4')) return filmSecondsOf(bytes);
    return [...bytes.toString().matchAll(/EXTINF:([\d.]+)/g)].reduce(
      (sum, [, part]) => sum + Number(part),
      0,
    );
  };
};

test('what plays lasts as long as it says', async () => {
  const played = new Map<string, number | undefined>();
  for (const { post_id, payload, duration_str = '' } of items) {
    const { play_url = '', duration } = payload ?? {};
    if (!play_url.startsWith('/media/')) continue;
    const [minutes = 0, seconds = 0] = duration_str.split(':').map(Number);
    expect([post_id, minutes * 60 + seconds]).toEqual([post_id, duration]);
    expect([post_id, played.get(play_url) ?? duration]).toEqual([post_id, duration]);
    played.set(play_url, duration);
  }
  const secondsOf = await openFiles();
  for (const [path, duration] of played)
    expect([path, Math.round(await secondsOf(path))]).toEqual([path, duration]);
  expect(Math.round(await secondsOf('/media/clip/voice.mp3'))).toBe(voiceSeconds);
});

test('there are films and sounds enough to tell one from another', () => {
  const clips = readdirSync(join(folder, 'clip'));
  const different = (ending: string) =>
    new Set(
      clips
        .filter((name) => name.endsWith(ending))
        .map((name) => readFileSync(join(folder, 'clip', name), 'base64')),
    ).size;
  expect(different('.mp4')).toBeGreaterThanOrEqual(6);
  expect(different('.mp3')).toBeGreaterThanOrEqual(4);
});

const coverLook = (id: string) => lookOf(itemOf.get(id)?.style?.data?.[0]?.url);

/** Neighbours of a list that look alike. */
const repeats = (looks: (string | undefined)[]) =>
  looks.filter((look, index) => look !== undefined && look === looks[index - 1]);

const tracks = new Set(
  bodies<{ tracks: { post_id: string }[] }>('album').flatMap((album) =>
    album.tracks.map(({ post_id }) => post_id),
  ),
);
const newestFirst = bodies<Item>('content')
  .filter(({ post_id }) => !tracks.has(post_id))
  .sort((a, b) => (b.publish_at ?? 0) - (a.publish_at ?? 0))
  .map(({ post_id }) => post_id);
const postIds = (kind: string) => bodies<{ post_id: string }>(kind).map(({ post_id }) => post_id);

const lists: [name: string, ids: string[]][] = [
  ['newest', newestFirst],
  ['hot', postIds('hot')],
  ['picks', postIds('editor-pick')],
  ...bodies<{ group_id: string; post_ids: string[] }>('channel').map(
    ({ group_id, post_ids }): [string, string[]] => [group_id, post_ids],
  ),
  ...bodies<{ list_id: string; post_ids: string[] }>('list').map(
    ({ list_id, post_ids }): [string, string[]] => [list_id, post_ids],
  ),
  ...['module', 'special'].flatMap((kind) =>
    bodies<{ groups: { group_id: string; post_ids?: string[] }[] }>(kind)
      .flatMap(({ groups }) => groups)
      .map(({ group_id, post_ids = [] }): [string, string[]] => [group_id, post_ids]),
  ),
  ...bodies<{ uid: string; tracks: { post_id: string }[] }>('album').map(
    ({ uid, tracks }): [string, string[]] => [uid, tracks.map(({ post_id }) => post_id)],
  ),
  ...items.map(({ post_id, related_ids = [] }): [string, string[]] => [`related to ${post_id}`, related_ids]),
];

test('no two neighbours in a list have the same picture', () => {
  const found = lists.map(([name, ids]) => [name, repeats(ids.map(coverLook))] as const);
  expect(found.filter(([, looks]) => looks.length > 0)).toEqual([]);
});

test('no two neighbours in a gallery or an article have the same picture', () => {
  const shown = items.map(({ post_id, payload, content = '' }) => {
    const images = payload?.images?.map(({ url }) => lookOf(url)) ?? [];
    const figures = [...content.matchAll(/<img src="([^"]+)"/g)].map(([, address]) => lookOf(address));
    return [post_id, [...repeats(images), ...repeats(figures)]] as const;
  });
  expect(shown.filter(([, looks]) => looks.length > 0)).toEqual([]);
});
