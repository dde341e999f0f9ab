import type { SafeStorage } from '@share/environment';
import { createStore } from './audio/createStore';
import { onlyOnePlays } from './audio/onlyOnePlays';
import { createBookmark } from './createBookmark';
import { createLoadedElement } from './createLoadedElement';
import { createPictureWatch } from './createPictureWatch';
import { listen } from './listen';
import type { PlayableMedia } from './PlayableMedia';
import { readElement, untouched, type PlaybackSnapshot } from './PlaybackSnapshot';
import { nextState, stateEvents, type StateEvent } from './playbackState';

/** What happened, by the names that are reported (R42). */
export type MediaEvent = 'play' | 'pause' | 'finish_play';

/** `time` and `duration` in seconds. */
export type OnMediaEvent = (event: MediaEvent, at: { time: number; duration: number }) => void;

export interface PlaybackOptions {
  readonly media: PlayableMedia;
  readonly storage: SafeStorage;
  /** Under this name the reader's place is remembered; without it, it is not. */
  readonly positionKey?: string | undefined;
  /** A stream without beginning or end: no place in it to go to or to remember. */
  readonly isLive?: boolean | undefined;
  readonly onEvent?: OnMediaEvent | undefined;
}

/** One media element and what it plays, whatever it looks like. */
export interface Playback {
  getSnapshot(): PlaybackSnapshot;
  /** @returns ends it. */
  subscribe(onChange: () => void): () => void;
  /** Takes an element over. @returns gives it back. */
  attach(element: HTMLMediaElement): () => void;
  /** Newer options; other media take the place of what was there, and wait. */
  update(options: PlaybackOptions): void;
  /** Fetches the beginning of a file ahead of need; a playlist waits until it is played. */
  prepare(): void;
  /** Also tries again after a failure, from where it failed. */
  play(): void;
  pause(): void;
  /** Goes to a place, in seconds; not in a live stream. */
  seek(time: number): void;
  setRate(rate: number): void;
  setMuted(isMuted: boolean): void;
}

const readingEvents = ['timeupdate', 'durationchange', 'progress', 'seeked', 'ratechange', 'volumechange'];

/**
 * Plays one thing at a time on one element. Nothing is fetched before `prepare` or `play`; when something else on the page
 * starts, it pauses.
 */
export const createPlayback = (first: PlaybackOptions): Playback => {
  let options = first;
  const { get: now, set: show, subscribe } = createStore<PlaybackSnapshot>(untouched(first.media));
  const bookmark = createBookmark(() => options);
  const picture = createPictureWatch(() => show({ hasNoPicture: true }));
  const rest = () => show({ state: now().time > 0 ? 'paused' : 'idle' });
  const loaded = createLoadedElement({
    onRefusal: rest,
    onFailure: () => {
      const { state, time } = now();
      leave();
      if (state === 'idle') return;
      loaded.goTo(time);
      show({ state: 'failed', time });
    },
  });

  const leave = () => {
    picture.stop();
    if (loaded.current()) bookmark.write(now());
    loaded.drop();
  };

  const load = () => loaded.load(options.media, options.isLive ? 0 : bookmark.read());

  const report = (type: string, element: HTMLMediaElement) => {
    const { time, duration } = now();
    if (type === 'play') options.onEvent?.('play', { time, duration });
    if (type === 'pause' && !element.ended) options.onEvent?.('pause', { time, duration });
    if (type === 'ended') options.onEvent?.('finish_play', { time, duration });
  };

  const onState = ({ type }: Event) => {
    const element = loaded.current();
    if (!element) return;
    show({ ...readElement(element, now().duration), state: nextState(now().state, type as StateEvent) });
    if (now().state === 'playing') picture.start(element);
    else picture.stop();
    if (type === 'pause') bookmark.write(now());
    if (type === 'ended') bookmark.forget();
    report(type, element);
  };

  const onReading = () => {
    const element = loaded.current();
    if (!element || element.readyState === 0) return;
    show(readElement(element, now().duration));
    if (!element.paused) bookmark.writeWhenDue(now());
  };

  const pause = () => {
    loaded.pause();
    if (now().state === 'loading') rest();
  };

  const attach = (element: HTMLMediaElement) => {
    const giveBack = loaded.take(element);
    const offs = [
      listen(element, stateEvents, onState),
      listen(element, readingEvents, onReading),
      onlyOnePlays(element),
    ];
    return () => {
      leave();
      giveBack();
      for (const off of offs) off();
    };
  };

  const update = (next: PlaybackOptions) => {
    const isOther = next.media.src !== options.media.src || next.positionKey !== options.positionKey;
    if (isOther) leave();
    options = next;
    if (isOther) show({ ...untouched(next.media), rate: now().rate, isMuted: now().isMuted });
  };

  return {
    getSnapshot: now,
    subscribe,
    attach,
    update,
    prepare: () => {
      if (!options.media.isHls) load();
    },
    play: () => {
      show({ state: 'loading', hasNoPicture: false });
      loaded.play();
      load();
    },
    pause,
    seek: (time) => {
      if (options.isLive) return;
      const place = Math.min(Math.max(time, 0), now().duration || time);
      loaded.goTo(place);
      show({ time: place });
    },
    setRate: (rate) => {
      loaded.setRate(rate);
      show({ rate });
    },
    setMuted: (isMuted) => {
      loaded.setMuted(isMuted);
      show({ isMuted });
    },
  };
};
