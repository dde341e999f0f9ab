export type VoiceState = 'idle' | 'playing' | 'paused' | 'failed';

/** Something that can be listened to. `onChange`, given when it is made, hears of every new state. */
export interface Voice {
  play: () => void;
  pause: () => void;
  /** Starts from the beginning when it plays again. */
  stop: () => void;
}
