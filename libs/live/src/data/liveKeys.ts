/** SWR keys of a room's data, and the name of its booking. */
export const liveKeys = {
  /** Text and pictures, from this page on. */
  posts: (liveId: string, start: number) => ['live', 'posts', liveId, String(start)] as const,
  booking: (liveId: string) => ['booking', liveId] as const,
} as const;
