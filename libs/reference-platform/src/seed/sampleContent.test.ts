/** @jest-environment node */
import type { ContentPayload, Picture } from '@share/api-contract/sent';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { openTestPlatform } from '../../testing/openTestPlatform';
import { addMediaFiles } from '../media/addMediaFiles.server';
import { buildSeed } from './buildSeed';
import { voiceSeconds } from './clips';
import { lookOf } from './looks';
import { nearViews, photographs } from './pictures/photographs';

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
  is_unlisted?: true;
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
  .filter(({ is_unlisted }) => !is_unlisted)
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

test('no place is three times in a row in the first channel', () => {
  const [, ids = []] = lists.find(([name]) => name === 'grpHome1') ?? [];
  const places = ids.slice(0, 60).map((id) => coverLook(id)?.split('-')[0]);
  const rows = places.filter(
    (place, index) => place !== undefined && place === places[index + 1] && place === places[index + 2],
  );
  expect(rows).toEqual([]);
});

/** As many cards as two screens of a phone show. */
const shownAtOnce = 6;

/** The tracks of an album are at one place, of which there are few pictures. */
const ofAlbums = new Set([
  ...bodies<{ uid: string }>('album').map(({ uid }) => uid),
  ...[...tracks].map((id) => `related to ${id}`),
]);

test('no picture is three times among the neighbours of a list', () => {
  const found = lists.flatMap(([name, ids]) => {
    const looks = ids.map(coverLook);
    const crowded = looks.filter(
      (look, index) =>
        look !== undefined &&
        looks.slice(index, index + shownAtOnce).filter((other) => other === look).length > 2,
    );
    return crowded.length > 0 && !ofAlbums.has(name) ? [[name, ...new Set(crowded)]] : [];
  });
  expect(found).toEqual([]);
});

test('no two neighbours in a gallery or an article have the same picture', () => {
  const shown = items.map(({ post_id, payload, content = '' }) => {
    const images = payload?.images?.map(({ url }) => lookOf(url)) ?? [];
    const figures = [...content.matchAll(/<img src="([^"]+)"/g)].map(([, address]) => lookOf(address));
    return [post_id, [...repeats(images), ...repeats(figures)]] as const;
  });
  expect(shown.filter(([, looks]) => looks.length > 0)).toEqual([]);
});

/** The pictures that the sample content names, by their files. */
const named = new Map(
  [...JSON.stringify(records).matchAll(/\/media\/picture\/([\w.-]+)/g)].map(([, name = '']) => [name, true]),
);

test('every photograph is a file of the size the content says, and has the weight of one', async () => {
  for (const [look, [width, height]] of Object.entries(photographs)) {
    const file = join(folder, 'picture', `${look}.jpg`);
    expect([look, await sharp(file).metadata()]).toMatchObject([look, { format: 'jpeg', width, height }]);
    const isNear = look in nearViews;
    expect(Math.max(width, height)).toBe(isNear ? 1_240 : 2_000);
    const { size } = statSync(file);
    expect([look, size > (isNear ? 30_000 : 250_000), size < 900_000]).toEqual([look, true, true]);
    expect([look, named.has(`${look}.jpg`)]).toEqual([look, true]);
  }
});

test('every picture the content names is a file, but the one that is said to be gone', () => {
  const files = new Set(readdirSync(join(folder, 'picture')));
  expect([...named.keys()].filter((name) => !files.has(name))).toEqual(['taken-back.jpg']);
  expect([...files].filter((name) => !named.has(name))).toEqual([]);
});

test('the first frame of a film is its poster, in its shape', async () => {
  for (const { payload } of items) {
    const { play_url = '', thumb = '', width, height } = payload ?? {};
    const [, film] = /^\/media\/clip\/([a-z-]+)\.mp4$/.exec(play_url) ?? [];
    if (film === undefined) continue;
    expect(thumb).toBe(`/media/picture/film-${film}.jpg`);
    const poster = await sharp(join(folder, 'picture', `film-${film}.jpg`)).metadata();
    expect([film, poster.width / poster.height]).toEqual([film, Number(width) / Number(height)]);
  }
});

test('odd pictures are as odd as their texts say', async () => {
  const read = (name: string) => sharp(join(folder, 'picture', name), { animated: true }).metadata();
  expect(await read('a-year-of-water.png')).toMatchObject({ width: 750, height: 12_000 });
  expect(await read('lake-from-end-to-end.jpg')).toMatchObject({ width: 8_192, height: 1_440 });
  expect(await read('held-upright.jpg')).toMatchObject({ orientation: 6 });
  expect((await read('ripples.gif')).pages).toBeGreaterThan(5);
  const heic = readFileSync(join(folder, 'picture/from-a-phone.heic'));
  expect(heic.subarray(4, 12).toString()).toBe('ftypheic');
  const cut = sharp(join(folder, 'picture/half-uploaded.jpg'), { failOn: 'truncated' });
  await expect(cut.toBuffer()).rejects.toThrow();
});
