/**
 * Kinds of records that are removed when they are old, each with the numeric field that says since when, or until when. Databases have an
 * index for each, so that finding the oldest ones takes no longer with many records.
 */
export const agingKinds = {
  beacon: 'received_at',
  code: 'ends_at',
  'live-submit': 'at',
  pace: 'ends_at',
  session: 'exp',
} as const;

export type AgingKind = keyof typeof agingKinds;
