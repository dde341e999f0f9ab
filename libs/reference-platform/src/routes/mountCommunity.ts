import { operations } from '@share/api-contract';
import { createCircles } from '../community/createCircles';
import { createClues } from '../community/createClues';
import { createLaw } from '../community/createLaw';
import { createOpenContents } from '../community/createOpenContents';
import type { RouteParts } from './RouteParts';

/** Circles, questions to lawyers and open catalogues. */
export const mountCommunity = ({ mount, store }: RouteParts): void => {
  const circles = createCircles(store);
  mount(operations.getCircle, ({ query }) => circles.circle(query.id));
  mount(operations.getCircles, ({ query }) => circles.circles(query));
  mount(operations.getCircleTopic, ({ query }) => circles.topic(query.id));
  mount(operations.getCircleTopics, ({ query }) => circles.topics(query));
  mount(operations.getCirclePost, ({ query }) => circles.post(query.id));
  mount(operations.getCirclePosts, ({ query }) => circles.posts(query));

  const law = createLaw(store);
  mount(operations.getLawQuestion, ({ query }) => law.question(query.id));
  mount(operations.getLawAnswers, ({ query }) => law.answers(query.id, query));

  const open = createOpenContents(store);
  mount(operations.getOpenContent, ({ params }) => open.content(params.rid, params.uuid));
  mount(operations.getOpenContents, ({ params, query }) => open.list(params.rid, query));
  mount(operations.getOpenCatalog, ({ params }) => open.catalog(params.rid, params.id));
};

/**
 * Clue reports, their people and topics. The address of a topic or a person comes before that of a report: a topic may
 * be called `detail`, while no report has the id `topic` or `user`.
 */
export const mountClues = ({ mount, store, contents }: RouteParts): void => {
  const clues = createClues(store, contents);
  mount(operations.getClueRecommendTopics, ({ query }) => clues.recommendTopics(query));
  mount(operations.getClueTopic, ({ params, query }) => clues.topic(params.name, query));
  mount(operations.getPersonClues, ({ params, query }) => clues.cluesOf(params.id, query));
  mount(operations.getPersonAtClues, ({ params, query }) => clues.cluesAt(params.id, query));
  mount(operations.getPersonRelatedPosts, ({ params, query }) => clues.relatedPosts(params.id, query));
  mount(operations.getCluePerson, ({ params }) => clues.person(params.id));
  mount(operations.getClueReport, ({ params }) => clues.detail(params.id));
};
