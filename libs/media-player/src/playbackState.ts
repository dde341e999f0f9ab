/** `idle`: never started. `loading`: shall play but has nothing to show yet, or nothing more. */
export type PlaybackState = 'idle' | 'loading' | 'playing' | 'paused' | 'ended' | 'failed';

/** The events of a media element that change its state. */
export const stateEvents = ['play', 'playing', 'waiting', 'pause', 'ended', 'seeking'] as const;

export type StateEvent = (typeof stateEvents)[number];

/** The state after an event of the media element. A failure is left only by loading again. */
export const nextState = (state: PlaybackState, event: StateEvent): PlaybackState => {
  if (state === 'failed') return state;
  switch (event) {
    case 'play':
    case 'waiting':
      return 'loading';
    case 'playing':
      return 'playing';
    case 'pause':
      return state === 'idle' ? state : 'paused';
    case 'ended':
      return 'ended';
    case 'seeking':
      return state === 'ended' ? 'paused' : state;
  }
};
