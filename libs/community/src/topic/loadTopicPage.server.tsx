import type { CommunityApi } from '@share/api-client';
import { isBehindEnd, toPageNumber, type LoadFeaturePage } from '@share/content-cards';
import { toPageLinkParams } from '@share/open-app';
import { communityPaths } from '@share/site-paths';
import { AllGroupsScreen } from '../circle/AllGroupsScreen';
import { circleItem } from '../circle/circleItem';
import { groupsOf, postsOf } from '../data/circleLists';
import { readExtra, readItem, readList, type CommunityRequest } from '../data/communityReads';
import { listFallbackFrom } from '../data/listFrom';
import { allCircles, circleTrail, gatheringOf, pictureOf } from '../data/subjects';
import { toTopicView } from '../data/toGroupView';
import { TopicScreen } from './TopicScreen';

/** A topic with its circle, which is known only when the topic is. */
const readTopic = async (request: CommunityRequest, id: string) => {
  const { api, siteOrigin } = request;
  const topic = await readItem(request, {
    key: `topic/${id}`,
    call: (signal) => api.getCircleTopic({ id }, { signal }),
    isAsked: (found) => found.id === id && typeof found.name === 'string',
    toView: (found) => toTopicView(found, { siteOrigin }),
  });
  if (!topic) return null;
  return { topic, circle: await readExtra(request, circleItem(api, topic.circleId, siteOrigin)) };
};

const loadOne = async (request: CommunityRequest, id: string) => {
  const { params, siteOrigin, now } = request;
  const from = toPageNumber(params['page']);
  const source = postsOf({ topicId: id, type: 'new' });
  const [found, page] = await Promise.all([readTopic(request, id), readList(request, source, from)]);
  if (!found || isBehindEnd(page, from)) return 'missing';
  const { topic } = found;
  const path = communityPaths.topic(id);
  return {
    title: topic.name,
    layout: 'default' as const,
    element: <TopicScreen {...found} {...{ from, now, siteOrigin }} />,
    fallback: listFallbackFrom(source, from, page),
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
  const page = await readList(request, source, from);
  if (isBehindEnd(page, from)) return 'missing';
  const path = communityPaths.topic();
  return {
    title: '话题',
    layout: 'default',
    element: <AllGroupsScreen kind="topics" title="话题" from={from} siteOrigin={siteOrigin} />,
    fallback: listFallbackFrom(source, from, page),
    share: { path },
    subject: gatheringOf(page, allCircles),
    appLink: toPageLinkParams(path),
  };
};
