import { isBehindEnd } from '@share/page-data';
import type { CommunityApi } from '@share/api-client';
import { toPageNumber, type LoadFeaturePage } from '@share/content-cards';
import { toPageLinkParams } from '@share/open-app';
import { communityPaths } from '@share/site-paths';
import { AllGroupsScreen } from '../circle/AllGroupsScreen';
import { circleOf } from '../circle/loadCircle';
import { groupsOf, postsOf } from '../data/circleLists';
import { loadListFrom, type CommunityRequest } from '../data/loadListFrom';
import { allCircles, circleTrail, gatheringOf, pictureOf } from '../data/subjects';
import { toTopicView } from '../data/toGroupView';
import { TopicScreen } from './TopicScreen';

/** A topic with its circle, which is known only when the topic is. */
const loadTopic = async (request: CommunityRequest, id: string) => {
  const { api, data, siteOrigin } = request;
  const topic = await data.item(`community topic/${id}`, async (signal) => {
    const found = await api.getCircleTopic({ id }, { signal });
    return found.id === id && typeof found.name === 'string' ? toTopicView(found, { siteOrigin }) : undefined;
  });
  return topic && { topic, circle: await circleOf(request, topic.circleId) };
};

const loadOne = async (request: CommunityRequest, id: string) => {
  const { params, siteOrigin, now } = request;
  const from = toPageNumber(params['page']);
  const source = postsOf({ topicId: id, type: 'new' });
  const [found, page] = await Promise.all([loadTopic(request, id), loadListFrom(request, source, from)]);
  if (!found || isBehindEnd(page, from)) return 'missing';
  const { topic } = found;
  const path = communityPaths.topic(id);
  return {
    title: topic.name,
    layout: 'default' as const,
    element: <TopicScreen {...found} {...{ from, now, siteOrigin }} />,
    share: { path, summary: topic.description, image: topic.cover },
    subject: { ...gatheringOf(page, circleTrail(found.circle)), ...pictureOf(topic) },
    appLink: toPageLinkParams(path, id),
    contentId: id,
  };
};

/** `/dimim/topic/`: a topic with its posts; without an id the topics of all circles. */
export const loadTopicPage: LoadFeaturePage<CommunityApi> = async (request) => {
  const { params, siteOrigin } = request;
  const id = params['id'] ?? params['topic_id'];
  if (id !== undefined) return loadOne(request, id);
  const from = toPageNumber(params['page']);
  const source = groupsOf({ kind: 'topics' });
  const page = await loadListFrom(request, source, from);
  if (isBehindEnd(page, from)) return 'missing';
  const path = communityPaths.topic();
  return {
    title: '话题',
    layout: 'default',
    element: <AllGroupsScreen kind="topics" title="话题" from={from} siteOrigin={siteOrigin} />,
    share: { path },
    subject: gatheringOf(page, allCircles),
    appLink: toPageLinkParams(path),
  };
};
