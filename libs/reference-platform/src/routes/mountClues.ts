import { operations } from '@share/api-contract';
import { createClues } from '../clue/createClues';
import type { RouteParts } from './RouteParts';

/**
 * Clue reports, their people and topics. The address of a topic or a person comes before that of a report: a topic may
 * be called `detail`, while no report has the id `topic` or `user`.
 */
export const mountClues = ({ mount, store }: RouteParts): void => {
  const clues = createClues(store);
  mount(operations.getClueRecommendTopics, ({ query }) => clues.recommendTopics(query));
  mount(operations.getClueTopic, ({ params, query }) => clues.topic(params.name, query));
  mount(operations.getPersonClues, ({ params, query }) => clues.cluesOf(params.id, query));
  mount(operations.getPersonAtClues, ({ params, query }) => clues.cluesAt(params.id, query));
  mount(operations.getPersonRelatedPosts, ({ params, query }) => clues.relatedPosts(params.id, query));
  mount(operations.getCluePerson, ({ params }) => clues.person(params.id));
  mount(operations.getClueReport, ({ params }) => clues.detail(params.id));
};
