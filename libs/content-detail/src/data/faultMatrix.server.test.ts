/** @jest-environment node */
import { createTestData } from '@share/page-data/testing';
import {
  createAlbumApi,
  createApiClient,
  createContentApi,
  createItemApi,
  createMediaAccountApi,
  createSpecialApi,
} from '@share/api-client';
import type { ContentType } from '@share/api-contract/types';
import { accountName } from '@share/content-cards';
import { cardFixture, now, posts, siteOrigin } from '@share/content-cards/testing';
import type { DetailType } from '@share/site-paths';
import { albumFixture, specialFixture, trackFixture } from '../../testing/albumFixtures';
import { accountFixture, detailFixture } from '../../testing/contentFixtures';
import { loadDetailPage } from './loadDetailPage.server';

type Transport = Parameters<typeof createApiClient>[0]['transport'];
type Answer = Awaited<ReturnType<Transport>>;
type Fault = (signal: AbortSignal | undefined) => Promise<Answer>;

const answers =
  (status: number, body: unknown): Fault =>
  async () => ({ status, text: typeof body === 'string' ? body : JSON.stringify(body) });
const withData = (data: unknown) => answers(200, { code: 0, message: '', data });
const withCode = (code: number, status = 200) => answers(status, { code, message: 'x', data: null });
const html = '<!doctype html><title>502 Bad Gateway</title>';

/** Everything that may go wrong with a call without saying that the item does not exist (R71). */
const faults: Record<string, Fault> = {
  'no server answers': () => Promise.reject(new Error('ECONNREFUSED')),
  'the answer breaks off': () => Promise.reject(new Error('aborted')),
  'no answer in time': (signal) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  'HTTP 500': withCode(500, 500),
  'HTTP 502 with HTML': answers(502, html),
  'HTTP 503': withCode(503, 503),
  'HTTP 429': withCode(429, 429),
  'code 429': withCode(429),
  'code 500': withCode(500),
  'code 503': withCode(503),
  'HTTP 401': withCode(401, 401),
  'code 401': withCode(401),
  'code 402': withCode(402),
  'code 1003': withCode(1003),
  'HTTP 403': answers(403, html),
  'a redirect': answers(302, ''),
  'HTML with HTTP 200': answers(200, html),
  'no body': answers(204, ''),
  'truncated JSON': answers(200, '{"code":0,"data":{"post_id":"wetl'),
  'more than is read': async () => ({ status: 200 }),
  'null as data': withData(null),
  'a list as data': withData([]),
  'nothing in data': withData({}),
  'a text as data': withData('ok'),
  'another item': withData({ ...detailFixture(), post_id: 'another1' }),
  'no title': withData({ ...detailFixture(), title: undefined }),
};

const missing: Record<string, Fault> = {
  'code 1001': withCode(1001),
  'code 404': withCode(404),
  'code 410': withCode(410),
  'HTTP 404': withCode(404, 404),
  'HTTP 404 with HTML': answers(404, html),
  'HTTP 410': withCode(410, 410),
};

const list = { posts: posts(3), total: 3 };
const item = '/peony/v1/content/{post_id}';
const special = '/peony/v3/special/{id}';
const album = '/peony/v3/album/{series}/{uid}';
const tracks = '/peony/v3/album/tracks/{series}/{uid}';
const lists = [
  '/peony/v3/content/{type}/{post_id}/related',
  '/peony/v3/hot/72h',
  '/peony/v3/hot/editor',
  '/peony/v1/recommend',
];

const relations = [cardFixture({ post_id: 'vidalbum', content_type: 'video_album' })];
const payload = { play_url: '/media/clip/landscape.mp4' };

const account = '/guzzle/v1/mp/info/{uid}';

const goodAnswers = (contentType: ContentType): Record<string, Fault> => ({
  [item]: withData(detailFixture({ content_type: contentType, relations, payload })),
  [account]: withData(accountFixture),
  [special]: withData(specialFixture()),
  [album]: withData(albumFixture()),
  [tracks]: withData({ tracks: [trackFixture()], total: 24 }),
  ...Object.fromEntries(lists.map((template) => [template, withData(list)])),
});

/** A page of an item of this type, one of whose calls has a fault. */
const load = async (contentType: ContentType, type: DetailType, template: string, fault: Fault) => {
  const platform = { ...goodAnswers(contentType), [template]: fault };
  const transport: Transport = (request) => platform[request.template]!(request.signal);
  const client = createApiClient({
    transport,
    timeoutMs: Infinity,
    getToken: () => '',
    requestId: () => 'r',
  });
  const api = {
    ...createItemApi(client, 'peony'),
    ...createAlbumApi(client),
    ...createSpecialApi(client),
    ...createContentApi(client),
    ...createMediaAccountApi(client),
  };
  const data = createTestData(() => AbortSignal.timeout(5));
  const options = { api, data, family: 'peony', postId: 'wetland1', type, now, siteOrigin } as const;
  const shown = await loadDetailPage(options);
  return { shown, fallback: data.fallback, lacking: data.lacking };
};

describe('the call of the item itself', () => {
  it.each(Object.entries(faults))('%s is a failure, never a missing item', async (_, fault) => {
    await expect(load('article', 'doc', item, fault)).rejects.toMatchObject({ name: 'ApiError' });
  });

  it.each(Object.entries(missing))('%s means that there is no such item', async (_, fault) => {
    expect((await load('article', 'doc', item, fault)).shown).toBeUndefined();
  });
});

/** Checks that are missing when the data of another item arrives: these calls do not compare it. */
const unnoticed = ['another item'];

describe('the account of an item', () => {
  it.each(Object.entries(faults))('%s costs its card alone', async (fault, answer) => {
    const { shown, lacking } = await load('article', 'doc', account, answer);
    expect(shown?.id).toBe('wetland1');
    if (!unnoticed.includes(fault)) expect(lacking).toEqual(['account']);
  });

  it.each(Object.entries(missing))('%s means that there is no such account', async (_, answer) => {
    const { fallback, lacking } = await load('article', 'doc', account, answer);
    expect(fallback).not.toHaveProperty(accountName('m-1'));
    expect(lacking).toEqual([]);
  });
});

describe.each<[string, ContentType, DetailType, string]>([
  ...lists.map((template): [string, ContentType, DetailType, string] => [
    template,
    'article',
    'doc',
    template,
  ]),
  ['the groups of a special', 'special', 'special', special],
  ['an album', 'audio_album', 'audio_album', album],
  ['the tracks of an album', 'audio_album', 'audio_album', tracks],
  ['the album of a video', 'video', 'video', album],
  ['the tracks beside a video', 'video', 'video', tracks],
])('%s', (_name, contentType, type, template) => {
  it.each(Object.entries({ ...faults, ...missing }))('%s costs its block alone', async (fault, answer) => {
    const { shown, lacking } = await load(contentType, type, template, answer);
    expect(shown?.id).toBe('wetland1');
    if (!unnoticed.includes(fault)) expect(lacking).toHaveLength(1);
  });
});
