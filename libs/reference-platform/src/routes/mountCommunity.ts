import { operations } from '@share/api-contract';
import { createCircles } from '../circle/createCircles';
import { createLaw } from '../law/createLaw';
import { createOpenContents } from '../open-content/createOpenContents';
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
