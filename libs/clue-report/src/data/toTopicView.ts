import type { ListPage } from '@share/page-data';
import { unusable } from '@share/api-client';
import type { ClueTopic, Recomend, TopicDetail } from '@share/api-contract/types';
import { listPageOf } from '@share/content-cards';
import { plainText, safeImageUrl } from '@share/safety';
import { topicPath } from './cluePaths';
import type { TopicCardView, TopicView } from './ClueView';

const toTopicCard = (topic: ClueTopic, siteOrigin: string): TopicCardView[] => {
  const name = plainText(topic.name, 64);
  const href = topicPath(name);
  if (!name || !href) return [];
  const about = plainText(topic.description, 200);
  const cover = safeImageUrl(topic.cover, { siteOrigin });
  return [
    {
      id: name,
      name,
      href,
      ...(about && { about }),
      ...(cover && { cover }),
      viewCount: topic.view_sum ?? 0,
      reportCount: topic.clue_count ?? 0,
    },
  ];
};

/** Topics that have a page, each once. */
const toTopicCards = (topics: readonly ClueTopic[], siteOrigin: string): TopicCardView[] =>
  topics.flatMap((topic) => toTopicCard(topic, siteOrigin));

/** One page of recommended topics; the platform's name for them is misspelled (R58). */
export const toTopicPage = (
  { Recomend: topics, total }: Recomend,
  siteOrigin: string,
): ListPage<TopicCardView> => listPageOf(topics, total, (topic) => toTopicCard(topic, siteOrigin)[0]);

/**
 * Validates a topic once, without its reports.
 * @throws ApiError when the answer names no topic that has a page (R71)
 */
export const toTopicView = (topic: TopicDetail, siteOrigin: string): TopicView => {
  const [card] = toTopicCard(topic, siteOrigin);
  if (!card) throw unusable('topic');
  const { channel } = topic;
  const others = toTopicCards(channel?.topics ?? [], siteOrigin).filter(({ name }) => name !== card.name);
  const name = plainText(channel?.name, 24);
  return { ...card, ...(name && others.length > 0 && { channel: { name, topics: others } }) };
};
