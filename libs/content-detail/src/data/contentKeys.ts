/** Newest or oldest first, as the platform calls it. */
export type TrackOrder = 'new' | 'old';

/** SWR keys of what a detail page reads beside its item. */
export const contentKeys = {
  tracks: (albumId: string, order: TrackOrder) => ['content', 'tracks', albumId, order] as const,
  special: (specialId: string) => ['content', 'special', specialId] as const,
  specialGroup: (specialId: string, groupId: string) => ['content', 'special', specialId, groupId] as const,
};
