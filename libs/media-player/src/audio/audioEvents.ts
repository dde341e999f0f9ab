import type { AudioState } from './AudioState';
import type { Store } from './createStore';

interface Reactions {
  /** Seconds at which to begin, once; `undefined` when it has begun. */
  takeBeginning: () => number | undefined;
  hasBegun: () => boolean;
  onMoved: () => void;
  onStopped: () => void;
  onEnded: () => void;
}

/** What the events of the element mean for the state. */
export const audioEvents = (media: HTMLAudioElement, { get, set }: Store<AudioState>, to: Reactions) => ({
  loadedmetadata: () => {
    media.playbackRate = get().rate;
    const beginning = to.takeBeginning();
    if (beginning) media.currentTime = beginning;
  },
  durationchange: () => {
    if (Number.isFinite(media.duration) && media.duration > 0) set({ duration: media.duration });
  },
  timeupdate: () => {
    const time = Math.floor(media.currentTime);
    if (!to.hasBegun() || time === get().time) return;
    set({ time });
    to.onMoved();
  },
  playing: () => set({ status: 'playing' }),
  waiting: () => set({ status: 'loading' }),
  pause: () => {
    if (media.ended || get().status === 'failed') return;
    set({ status: 'paused' });
    to.onStopped();
  },
  ended: () => {
    set({ status: 'ended', time: get().duration });
    to.onStopped();
    to.onEnded();
  },
});
