import type { LiveState, LiveView } from './LiveView';

const states: readonly LiveState[] = ['upcoming', 'live', 'ended', 'replay'];

/** The state for a status of the platform (R52): 0 to 3 as a number or text; anything else is unknown. */
export const toLiveState = (status: unknown): LiveState | undefined => {
  const isNumber = typeof status === 'number' || (typeof status === 'string' && /^\s*\d\s*$/.test(status));
  return isNumber ? states[Number(status)] : undefined;
};

interface Times extends Pick<LiveView, 'startsAt' | 'endsAt' | 'sources'> {
  status?: LiveState | undefined;
}

/** The state of a room at a moment in milliseconds: the platform's, else by its times (R52). */
export const liveStateAt = ({ status, startsAt, endsAt, sources }: Times, now: number): LiveState => {
  if (status) return status;
  const seconds = now / 1000;
  if (startsAt !== undefined && seconds < startsAt) return 'upcoming';
  if (endsAt === undefined || seconds < endsAt) return 'live';
  return sources.some(({ kind }) => kind === 'replay') ? 'replay' : 'ended';
};
