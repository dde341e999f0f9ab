import * as community from '@share/community/server';
import {
  createReportPageLoader,
  loadPersonPage,
  loadTopicPage,
  personTabs,
  topicSorts,
} from '@share/clue-report/server';
import { appCommentSlot } from '@share/comments';
import {
  loadActivityPage,
  loadFlyCardPage,
  loadHomePage,
  loadInvitePage,
  loadListPage,
  loadModulePage,
  loadSearchPage,
  searchFilters,
} from '@share/feed/server';
import { loadLiveRoomPage } from '@share/live/server';
import type { ItemAddress } from '@share/site-paths/server';
import { detailRoute } from './detailRoute';
import { featureRoute } from './featureRoute';
import type { Route } from './Route';

const roomRoute = featureRoute({ path: '/:actor/local_live/*', query: ['page'], load: loadLiveRoomPage });

/** A live room; an item without one is shown as an item. */
export const liveRoute: Route<ItemAddress> = {
  ...roomRoute,
  accepts: ({ kind, type }) => kind === 'item' && type === 'local_live',
  load: async (context) => {
    const page = await roomRoute.load(context);
    return page === 'missing' ? detailRoute.load(context) : page;
  },
};

/** A parameter of which the page knows these values; without it, it shows the first. */
const choice = (name: string, [, ...values]: readonly string[]) => ({ name, values });

const filter = choice(
  'type',
  searchFilters.map((known) => known.filter),
);
const tab = choice('tab', personTabs);
const sort = choice('sort', topicSorts);
const circleTab = choice(
  'type',
  community.circleTabs.map((known) => known.type),
);

/** Search words. */
const word = { name: 'word', isOpen: true };

/** The same id under another name. */
const postId = { name: 'post_id', insteadOf: 'id' };
const topicId = { name: 'topic_id', insteadOf: 'id' };

/** A group the module does not know leaves it unfiltered (R78): so does each unknown one. */
const group = { name: 'group', isOpen: true };

/** A catalogue that is not there is a page whose list has failed, and so is each unknown one. */
const rid = { name: 'rid', isOpen: true };

/** Pages that one feature exports whole. */
export const featureRoutes: Route[] = [
  featureRoute({ path: '/', query: ['group', 'page'], load: loadHomePage }),
  featureRoute({ path: '/list', parts: ['list_id'], query: ['page'], load: loadListPage }),
  featureRoute({ path: '/content_model', parts: [], query: ['id', group, 'page'], load: loadModulePage }),
  featureRoute({ path: '/search', parts: [], query: [word, filter, 'page'], load: loadSearchPage }),
  featureRoute({ path: '/activity', parts: ['post_id'], load: loadActivityPage }),
  featureRoute({ path: '/invite', parts: ['code'], load: loadInvitePage }),
  featureRoute({ path: '/fly_card', parts: ['list_id'], query: ['page'], load: loadFlyCardPage }),
  featureRoute({ path: '/dejin/detail', parts: ['post_id'], load: createReportPageLoader(appCommentSlot) }),
  featureRoute({ path: '/dejin/personal', parts: ['user_id'], query: [tab, 'page'], load: loadPersonPage }),
  featureRoute({ path: '/dejin/topic', parts: ['topic_name'], query: [sort, 'page'], load: loadTopicPage }),
  featureRoute({
    path: '/dimim/circle',
    parts: [],
    query: ['id', circleTab, 'page'],
    load: community.loadCirclePage,
  }),
  featureRoute({
    path: '/dimim/content',
    parts: [],
    query: ['id', postId, 'page'],
    load: community.loadPostPage,
  }),
  featureRoute({
    path: '/dimim/topic',
    parts: [],
    query: ['id', topicId, 'page'],
    load: community.loadTopicPage,
  }),
  featureRoute({
    path: '/fazak/problemShare',
    parts: [],
    query: ['id', postId, 'page'],
    load: community.loadLawPage,
  }),
  featureRoute({
    path: '/dejin/catalog',
    parts: [],
    query: [rid, 'id', 'page'],
    load: community.loadOpenCatalogPage,
  }),
  featureRoute({
    path: '/dejin/content',
    parts: [],
    query: ['rid', 'uuid'],
    load: community.loadOpenEntryPage,
  }),
];
