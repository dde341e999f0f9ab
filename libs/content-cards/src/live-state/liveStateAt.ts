/** State of a live room (R52). */
export type LiveState = 'upcoming' | 'live' | 'ended' | 'replay';

const states: readonly LiveState[] = ['upcoming', 'live', 'ended', 'replay'];

/** The name of a state on a badge. */
export const liveStateNames: Readonly<Record<LiveState, string>> = {
  upcoming: '预告',
  live: '直播中',
  ended: '已结束',
  replay: '回放',
};

/** The state for a status of the platform (R52): 0 to 3; anything else is unknown. */
export const toLiveState = (status: number | undefined): LiveState | undefined => states[status ?? -1];

/** The fields that decide the state of a room. */
export interface LiveTimes {
  /** As the platform says; absent: by its times. */
  status?: LiveState | undefined;
  /** Seconds. */
  startsAt?: number | undefined;
  endsAt?: number | undefined;
  /** Its sources, where they are known. */
  sources?: readonly { kind: string }[];
}

/** The state of a room at a moment in milliseconds: the platform's, else by its times (R52). */
export const liveStateAt = (
  { status, startsAt, endsAt, sources = [] }: LiveTimes,
  now: number,
): LiveState => {
  if (status) return status;
  const seconds = now / 1000;
  if (startsAt !== undefined && seconds < startsAt) return 'upcoming';
  if (endsAt === undefined || seconds < endsAt) return 'live';
  return sources.some(({ kind }) => kind === 'replay') ? 'replay' : 'ended';
};
