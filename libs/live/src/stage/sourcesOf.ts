import type { LiveState } from '@share/content-cards';
import type { LiveView, SourceView } from '../data/LiveView';

/** Playable sources in a state: the stream and its views only while it is live, recordings from then on, the trailer before. */
export const sourcesOf = ({ sources, trailer }: LiveView, state: LiveState): SourceView[] => {
  if (state === 'upcoming') return trailer ? [trailer] : [];
  return sources.filter(({ kind }) => kind === 'replay' || state === 'live');
};

/** The source that is played first: of a live room only its stream, a recording of earlier days waits to be chosen. */
export const firstSource = (sources: SourceView[], state: LiveState): SourceView | undefined =>
  state === 'live' ? sources.find(({ kind }) => kind === 'live') : sources[0];

/** Whether a room should be playing and nothing is known to play. One that is covered in text and pictures needs nothing. */
export const awaitsSource = (room: LiveView, state: LiveState): boolean =>
  room.screen !== 'image' &&
  (state === 'live' || state === 'replay') &&
  !firstSource(sourcesOf(room, state), state);
