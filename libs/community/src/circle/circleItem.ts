import type { CommunityApi } from '@share/api-client';
import type { Circle } from '@share/api-contract/types';
import { toCircleView, type CircleView } from '../data/toGroupView';

/** How a circle is read, by its own page and by those that name it. */
export const circleItem = (api: CommunityApi, id: string, siteOrigin: string) => ({
  key: `circle/${id}`,
  call: (signal: AbortSignal): Promise<Circle> => api.getCircle({ id }, { signal }),
  isAsked: (circle: Circle) => circle.id === id && typeof circle.name === 'string',
  toView: (circle: Circle): CircleView => toCircleView(circle, { siteOrigin }),
});
