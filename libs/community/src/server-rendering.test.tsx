import type { CommunityApi } from '@share/api-client';
import type { LoadFeaturePage } from '@share/content-cards';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  answerFixtures,
  catalogFixture,
  chapterFixture,
  circleFixture,
  entryFixtures,
  postFixtures,
  questionFixture,
  topicFixture,
} from '../testing/communityFixtures';
import { createCommunityServices, createFakeApi } from '../testing/createCommunityServices';
import { asPage, loadFound } from '../testing/loadPage';
import { loadCirclePage } from './circle/loadCirclePage.server';
import { loadLawPage } from './law-question/loadLawPage.server';
import { loadOpenCatalogPage } from './open-catalog/loadOpenCatalogPage.server';
import { loadPostPage } from './post/loadPostPage.server';
import { loadTopicPage } from './topic/loadTopicPage.server';

const createApi = () =>
  createFakeApi({
    circles: [circleFixture()],
    topics: [topicFixture()],
    posts: postFixtures(12),
    questions: [questionFixture()],
    answers: answerFixtures(12),
    catalogs: [catalogFixture(), chapterFixture()],
    entries: entryFixtures(12),
  });

test.each<[string, LoadFeaturePage<CommunityApi>, Record<string, string>]>([
  ['a circle', loadCirclePage, { id: 'circBird' }],
  ['its topics', loadCirclePage, { id: 'circBird', type: 'topics' }],
  ['all circles', loadCirclePage, {}],
  ['a topic', loadTopicPage, { id: 'ctSouth1' }],
  ['a post', loadPostPage, { id: 'post-1' }],
  ['all posts', loadPostPage, { page: '2' }],
  ['a question', loadLawPage, { id: 'lawtrial' }],
  ['a catalogue', loadOpenCatalogPage, { rid: 'yunpubook', id: 'bookroot' }],
])(
  '%s is the same on the server and in the browser, and asks for nothing again',
  async (_name, load, params) => {
    const api = createApi();
    const page = asPage(await loadFound(load, params, api), createCommunityServices({ api }));
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(page);
    const errors: unknown[] = [];
    const asked = api.asked.length;
    const root = await act(async () =>
      hydrateRoot(place, page, { onRecoverableError: (error) => errors.push(error) }),
    );
    expect(errors).toEqual([]);
    expect(place.querySelectorAll('h1')).toHaveLength(1);
    expect(api.asked).toHaveLength(asked);
    await act(async () => root.unmount());
    place.remove();
  },
);
