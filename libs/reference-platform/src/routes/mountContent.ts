import { operations } from '@share/api-contract';
import type { RouteParts } from './RouteParts';

/** Content items and the lists around them. */
export const mountContent = ({ mount, contents }: RouteParts): void => {
  mount(operations.getContentDetail, ({ params, query }) =>
    contents.detail(params.post_id, {
      ...(query.type && { type: query.type }),
      isShort: query.less === 'true',
    }),
  );
  mount(operations.getRelatedContent, ({ params, query }) =>
    contents.related(params.post_id, params.type, query),
  );
  mount(operations.getRecommendations, ({ query }) => contents.newest(query));
  mount(operations.getHot72h, ({ query }) => contents.ranked('hot', query));
  mount(operations.getEditorPicks, ({ query }) => contents.ranked('editor-pick', query));
};
