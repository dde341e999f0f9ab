/** @jest-environment node */
import { listName } from '@share/page-data';
import { ApiError } from '@share/api-client';
import type { LoadFeaturePage } from '@share/content-cards';
import { requestPage, type LoadedPage } from '@share/content-cards/testing';
import { PageRoot } from '@share/islands';
import { hostileSegments } from '@share/safety/testing';
import { renderToString } from 'react-dom/server';
import { reportFixture, topicDetailFixture } from '../../testing/clueFixtures';
import { createCluesApi, offline } from '../../testing/createClueServices';
import { clueKeys } from './clueKeys';
import { loadPersonPage } from './loadPersonPage.server';
import { createReportPageLoader } from './loadReportPage.server';
import { loadTopicPage } from './loadTopicPage.server';

const loadReportPage = createReportPageLoader(({ isOpen, counts }) => `${isOpen} ${counts.comments}`);

const missing = () => Promise.reject(new ApiError({ kind: 'business', code: 1001, message: '报料不存在' }));

type Api = ReturnType<typeof createCluesApi>;

const open = async (
  load: LoadFeaturePage<Api>,
  params: Record<string, string>,
  given: Parameters<typeof createCluesApi>[0] = {},
  mapPicture = '',
) => {
  const { data, ...found } = await requestPage<Api>(load, createCluesApi(given), params, { mapPicture });
  return { ...found, ...data };
};

const entryOf = ({ fallback }: LoadedPage, key: readonly string[]) =>
  (fallback[listName(key)] as { items: object[]; total: number }[] | undefined)?.[0];

describe('a report', () => {
  test('title, bar, share card and app link', async () => {
    const { page, requested } = await open(loadReportPage, { post_id: 'clueroad' });
    expect(page).toMatchObject({
      title: '西塘路路面塌陷，雨后积水看不清坑',
      layout: 'dejin',
      footer: 'true 24',
      appLink: { stype: 'dejinDetail', id: 'clueroad' },
      reportTarget: { type: 'clue', id: 'clueroad' },
      isIndexed: true,
      share: { path: '/davmu/share/dejin/detail/clueroad/index.html' },
    });
    expect(requested).toEqual(['clue report/clueroad', 'clue place/placeyp1']);
  });

  test('that could not be loaded leaves its page, which is not complete', async () => {
    const { page, lacking } = await open(loadReportPage, { post_id: 'clueroad' }, { getClueReport: offline });
    expect(page).toMatchObject({ title: '报料详情', isIndexed: false, footer: 'true 0' });
    expect(page).not.toHaveProperty('reportTarget');
    expect(lacking).toEqual(['clue-report']);
  });

  test('another report than the one requested is a failure (R71)', async () => {
    const { page, lacking } = await open(
      loadReportPage,
      { post_id: 'cluelamp' },
      {
        getClueReport: async () => reportFixture(),
      },
    );
    expect(page).toMatchObject({ title: '报料详情', isIndexed: false });
    expect(lacking).toEqual(['clue-report']);
  });

  test('an answer without anything to show is a failure (R71)', async () => {
    const { lacking } = await open(
      loadReportPage,
      { post_id: 'clueroad' },
      { getClueReport: async () => ({}) as never },
    );
    expect(lacking).toEqual(['clue-report']);
  });
});

describe('the place of a report', () => {
  const markupOf = ({ element }: LoadedPage) => renderToString(<PageRoot services={{}}>{element}</PageRoot>);

  test('has its weather', async () => {
    const { page, lacking } = await open(loadReportPage, { post_id: 'clueroad' });
    expect(markupOf(page)).toContain('云浦 多云转阴 9℃');
    expect(markupOf(page)).toContain('寒潮蓝色预警');
    expect(lacking).toEqual([]);
  });

  test('shows one picture of a map, which leads there, only where there is one (R84)', async () => {
    const { page } = await open(loadReportPage, { post_id: 'clueroad' });
    expect(markupOf(page)).not.toMatch(/uri\.amap\.com|地图/);
    const template = 'https://maps.example.com/static?at={longitude},{latitude}&size={size}&key=k1';
    const withMap = await open(loadReportPage, { post_id: 'clueroad' }, {}, template);
    expect(markupOf(withMap.page)).toContain(
      'src="https://maps.example.com/static?at=119.4183,29.2071&amp;size=670*377&amp;key=k1"',
    );
    expect(markupOf(withMap.page)).toContain('https://uri.amap.com/marker?position=119.4183%2C29.2071');
  });

  test('is text alone when nothing more could be read, which is lacking; what is unknown is not', async () => {
    const failed = await open(
      loadReportPage,
      { post_id: 'clueroad' },
      { getPlace: offline, getWeather: offline },
    );
    expect(markupOf(failed.page)).toContain('云浦市 西塘路 118 号附近');
    expect(failed.lacking).toEqual(['clue-place', 'clue-weather']);
    const unknown = await open(
      loadReportPage,
      { post_id: 'clueroad' },
      { getPlace: missing, getWeather: missing },
    );
    expect(unknown.lacking).toEqual([]);
  });

  test('nothing is requested without a place', async () => {
    const { requested } = await open(
      loadReportPage,
      { post_id: 'clueroad' },
      { getClueReport: async () => reportFixture({ place: undefined }) },
    );
    expect(requested).toEqual(['clue report/clueroad']);
  });
});

describe('a person', () => {
  test.each([
    [undefined, 'clues'],
    ['at_ta', 'at_ta'],
    ['posts', 'posts'],
    ['nonsense', 'clues'],
  ] as const)('tab %s shows %s', async (tab, shown) => {
    const { page, requested } = await open(loadPersonPage, { user_id: 'cluXitang', ...(tab && { tab }) });
    expect(entryOf(page, clueKeys.ofPerson('cluXitang', shown, 1))?.items.length).toBeGreaterThan(0);
    expect(requested).toEqual(['clue person/cluXitang', `clue person/cluXitang/${shown}/1`]);
  });

  test('page 2 of a list counts only what lies from there on', async () => {
    const { page } = await open(loadPersonPage, { user_id: 'cluXitang', page: '2' });
    expect(entryOf(page, clueKeys.ofPerson('cluXitang', 'clues', 2))).toMatchObject({
      items: { length: 4 },
      total: 4,
    });
  });

  test('related posts have their times', async () => {
    const { page } = await open(loadPersonPage, { user_id: 'cluXitang', tab: 'posts' });
    expect(JSON.stringify(page.fallback)).toContain('3小时前');
  });

  test('the person or the list may fail alone', async () => {
    const person = await open(loadPersonPage, { user_id: 'cluXitang' }, { getCluePerson: offline });
    expect(person.page).toMatchObject({ title: '报料人', isIndexed: false });
    expect(person.lacking).toEqual(['clue-person']);
    expect(entryOf(person.page, clueKeys.ofPerson('cluXitang', 'clues', 1))).toBeDefined();
    const list = await open(loadPersonPage, { user_id: 'cluXitang' }, { getPersonClues: offline });
    expect(list.page).toMatchObject({ title: '西塘路住户', fallback: {} });
    expect(list.lacking).toEqual(['clue']);
  });
});

describe('a topic', () => {
  const topic = { topic: '噪声·邻里', sort: 'view_sum' } as const;

  test('ten reports, the most viewed first, and ten recommended topics (spec §9)', async () => {
    const getClueTopic = jest.fn(createCluesApi().getClueTopic);
    const { page } = await open(loadTopicPage, { topic_name: '噪声·邻里' }, { getClueTopic });
    expect(getClueTopic).toHaveBeenCalledWith(
      { name: '噪声·邻里', sort: 'view_sum', page: 1, limit: 10 },
      expect.anything(),
    );
    expect(page).toMatchObject({
      title: '#噪声·邻里',
      appLink: { stype: 'dejinTopic', id: '噪声·邻里' },
    });
    expect(entryOf(page, clueKeys.reports(topic, 1))).toMatchObject({ items: { length: 10 }, total: 12 });
    expect(entryOf(page, clueKeys.topics(1))).toMatchObject({ items: { length: 10 }, total: 14 });
  });

  test('another order and page', async () => {
    const { page } = await open(loadTopicPage, { topic_name: '噪声·邻里', sort: 'new', page: '2' });
    expect(entryOf(page, clueKeys.reports({ ...topic, sort: 'new' }, 2))).toMatchObject({
      items: { length: 2 },
      total: 2,
    });
  });

  test('without a name: recommended topics', async () => {
    const { page, requested } = await open(loadTopicPage, {});
    expect(page).toMatchObject({ title: '推荐话题', layout: 'dejin' });
    expect(requested).toEqual(['clue topics/1']);
  });

  test('the topic or what is recommended may fail alone', async () => {
    const named = await open(loadTopicPage, { topic_name: '路灯' }, { getClueTopic: offline });
    expect(named.page).toMatchObject({ title: '#路灯', isIndexed: false });
    expect(named.lacking).toEqual(['clue-topic']);
    const { lacking } = await open(loadTopicPage, {}, { getClueRecommendTopics: offline });
    expect(lacking).toEqual(['clue']);
  });
});

describe('after the last page', () => {
  test('there is none', async () => {
    for (const tab of ['clues', 'at_ta', 'posts'])
      expect((await open(loadPersonPage, { user_id: 'cluXitang', tab, page: '3' })).outcome).toBe('missing');
    expect((await open(loadTopicPage, { topic_name: '路灯', page: '3' })).outcome).toBe('missing');
    expect((await open(loadTopicPage, { page: '3' })).outcome).toBe('missing');
  });

  test('a list without entries is a page', async () => {
    const none = {
      getPersonClues: async () => ({ clues: [], total: 0 }),
      getClueTopic: async () => topicDetailFixture({ clues: [], total: 0 }),
      getClueRecommendTopics: async () => ({ Recomend: [], total: 0 }),
    };
    expect((await open(loadPersonPage, { user_id: 'cluXitang' }, none)).page.title).toBe('西塘路住户');
    expect((await open(loadTopicPage, { topic_name: '路灯' }, none)).page.title).toBe('#路灯');
    expect((await open(loadTopicPage, {}, none)).page.title).toBe('推荐话题');
  });

  test('a page that could not be read says nothing about that', async () => {
    const failing = {
      getPersonClues: offline,
      getPersonRelatedPosts: offline,
      getClueTopic: offline,
      getClueRecommendTopics: offline,
    };
    const person = { user_id: 'cluXitang', page: '9' };
    expect((await open(loadPersonPage, person, failing)).lacking).toEqual(['clue']);
    expect((await open(loadPersonPage, { ...person, tab: 'posts' }, failing)).lacking).toEqual(['clue']);
    expect((await open(loadTopicPage, { topic_name: '路灯', page: '9' }, failing)).page.title).toBe('#路灯');
    expect((await open(loadTopicPage, { page: '9' }, failing)).lacking).toEqual(['clue']);
  });
});

test('what the platform does not know is missing', async () => {
  const given = { getClueReport: missing, getCluePerson: missing, getClueTopic: missing };
  expect((await open(loadReportPage, { post_id: 'nosuchid' }, given)).outcome).toBe('missing');
  expect((await open(loadPersonPage, { user_id: 'nosuchid' }, given)).outcome).toBe('missing');
  expect((await open(loadTopicPage, { topic_name: '没有' }, given)).outcome).toBe('missing');
});

test('no call is made for an address that names nothing', async () => {
  expect((await open(loadReportPage, {})).outcome).toBe('missing');
  expect((await open(loadPersonPage, {})).outcome).toBe('missing');
  for (const hostile of hostileSegments.filter((text) => typeof text === 'string' && text !== '')) {
    const tries = [
      await open(loadReportPage, { post_id: hostile }),
      await open(loadPersonPage, { user_id: hostile }),
    ];
    for (const { outcome, requested } of tries) expect([outcome, requested]).toEqual(['missing', []]);
  }
  for (const name of ['..', 'a/b', 'a%2fb', 'a?b', '\u202e']) {
    const { outcome, requested } = await open(loadTopicPage, { topic_name: name });
    expect([outcome, requested]).toEqual(['missing', []]);
  }
});

test('cached data do not depend on the time', async () => {
  const { loaded } = await open(loadPersonPage, { user_id: 'cluXitang', tab: 'posts' });
  expect(loaded).toHaveLength(2);
  expect(JSON.stringify(loaded)).not.toContain('前"');
});
