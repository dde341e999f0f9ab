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
  '%s is the same on the server and in the browser, and requests nothing again',
  async (_name, load, params) => {
    const api = createApi();
    const page = asPage(await loadFound(load, params, api), createCommunityServices({ api }));
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    const errors: unknown[] = [];
    const requested = api.requested.length;
    const root = await act(async () =>
      hydrateRoot(container, page, { onRecoverableError: (error) => errors.push(error) }),
    );
    expect(errors).toEqual([]);
    expect(container.querySelectorAll('h1')).toHaveLength(1);
    expect(api.requested).toHaveLength(requested);
    await act(async () => root.unmount());
    container.remove();
  },
);
