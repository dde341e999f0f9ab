import { nullIfMissing, type CommunityApi } from '@share/api-client';
import type { CommunityRequest } from '../data/loadListFrom';
import { toCircleView, type CircleView } from '../data/toGroupView';

/** Name of a circle among the data of pages: its own and those that name it. */
export const circleName = (id: string) => `community circle/${id}`;

/** A circle; undefined when the platform answered with something else. */
export const loadCircle = async (
  api: Pick<CommunityApi, 'getCircle'>,
  id: string,
  { siteOrigin, signal }: { siteOrigin: string; signal: AbortSignal },
): Promise<CircleView | undefined> => {
  const circle = await api.getCircle({ id }, { signal });
  return circle.id === id && typeof circle.name === 'string'
    ? toCircleView(circle, { siteOrigin })
    : undefined;
};

/** The circle of a post or of a topic; undefined when it is gone or could not be loaded. */
export const circleOf = async (
  { api, data, siteOrigin }: CommunityRequest,
  id: string,
): Promise<CircleView | undefined> => {
  const circle = await data.optional(circleName(id), (signal) =>
    nullIfMissing(loadCircle(api, id, { siteOrigin, signal })),
  );
  return circle ?? undefined;
};
