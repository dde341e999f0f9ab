/** Newest or oldest first, as the platform calls it. */
export type TrackOrder = 'new' | 'old';

/** SWR keys of the data of a detail page beside its item. */
export const contentKeys = {
  tracks: (albumId: string, order: TrackOrder) => ['content', 'tracks', albumId, order] as const,
  special: (specialId: string) => ['content', 'special', specialId] as const,
  specialGroup: (specialId: string, groupId: string) => ['content', 'special', specialId, groupId] as const,
};
