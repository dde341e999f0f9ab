import { createStore, type StoreApi } from 'zustand/vanilla';
import { createLoadedElement } from './createLoadedElement';
import type { PositionStore } from './createPositions';
import { handleFailures } from './handleFailures';
import { keepPosition } from './keepPosition';
import { catchUpWithLive, isBehindLive } from './liveEdge';
import type { PlayableMedia } from './PlayableMedia';
import { initialState, nextStatus, statusEvents, type PlaybackState, type Sound } from './PlaybackState';
import { takeTurns } from './takeTurns';
import { watchPicture } from './watchPicture';

/** Events by their names in the reports (R42). */
export type MediaEvent = 'play' | 'pause' | 'finish_play';

/** `time` and `duration` in seconds. */
export type OnMediaEvent<Media extends PlayableMedia = PlayableMedia> = (
  event: MediaEvent,
  at: { time: number; duration: number },
  media: Media,
) => void;

interface PlaybackOptions<Media extends PlayableMedia> {
  media?: Media | undefined;
  /** Without it no position is stored. */
  positions?: PositionStore | undefined;
}

/** One media element and its media, independent of any view. */
export interface Playback<Media extends PlayableMedia = PlayableMedia> extends Sound<PlaybackState<Media>> {
  /** Replaces the event listener. */
  reportTo(listener: OnMediaEvent<Media> | undefined): void;
  /** Attaches an element, which need not be in the document. @returns detaches it */
  attach(element: HTMLMediaElement): () => void;
  /** Replaces the media, paused. */
  open(media: Media): void;
  /** Fetches the beginning of a file before it is played; a playlist waits until it is played. */
  prepare(): void;
  /** Seconds; does nothing in a live stream. */
  seek(time: number): void;
  /** A live stream goes on at its live edge. */
  catchUp(): void;
  setRate(rate: number): void;
  setMuted(isMuted: boolean): void;
}

const readingEvents = ['timeupdate', 'durationchange', 'progress', 'seeked', 'ratechange', 'volumechange'];

/** Browsers also pause at the end of a file; that is not reported. */
const toMediaEvent = (type: string, hasEnded: boolean): MediaEvent | undefined => {
  if (type === 'play') return 'play';
  if (type === 'pause' && !hasEnded) return 'pause';
  return type === 'ended' ? 'finish_play' : undefined;
};

/** @returns ends it */
const listen = (target: EventTarget, types: readonly string[], listener: (event: Event) => void) => {
  for (const type of types) target.addEventListener(type, listener);
  return () => {
    for (const type of types) target.removeEventListener(type, listener);
  };
};

const createSettings = (
  { getState: now, setState: show }: StoreApi<PlaybackState>,
  element: ReturnType<typeof createLoadedElement>,
) => ({
  seek: (to: number) => {
    const { media, duration } = now();
    if (!media || media.isLive) return;
    const time = Math.min(Math.max(to, 0), duration || to);
    element.goTo(time);
    show({ time });
  },
  catchUp: () => {
    const stream = element.current();
    if (stream && now().media?.isLive) catchUpWithLive(stream);
  },
  setRate: (rate: number) => {
    element.setRate(rate);
    show({ rate });
  },
  setMuted: (isMuted: boolean) => {
    element.setMuted(isMuted);
    show({ isMuted });
  },
});

/** Changes of the state by events of the element. */
const createListeners = <Media extends PlayableMedia>(
  { getState: now, setState: show }: StoreApi<PlaybackState<Media>>,
  {
    element,
    position,
  }: { element: ReturnType<typeof createLoadedElement>; position: ReturnType<typeof keepPosition> },
  report: OnMediaEvent<Media>,
) => ({
  onStatus: ({ type }: Event) => {
    const media = element.current();
    if (!media) return;
    show({ ...element.read(now().duration), status: nextStatus(now().status, type) });
    if (type === 'ended') show({ time: now().duration || now().time });
    if (type === 'pause' || type === 'ended') position.save();
    const { media: played, time, duration } = now();
    const event = toMediaEvent(type, media.ended);
    if (event && played) report(event, { time, duration }, played);
  },
  onReading: () => {
    const media = element.current();
    if (!media) return;
    const isBehind = now().media?.isLive === true && isBehindLive(media);
    show({ ...element.read(now().duration), isBehind });
    if (!media.paused) position.saveWhenDue();
  },
});

/**
 * Plays one media at a time on one element. Nothing is fetched before `prepare` or `play`; playback pauses when something else
 * on the page starts, and resumes after an interruption by the network.
 */
export const createPlayback = <Media extends PlayableMedia>({
  media: first,
  positions,
}: PlaybackOptions<Media>): Playback<Media> => {
  const store = createStore<PlaybackState<Media>>(() => initialState(first));
  const { getState: now, setState: show } = store;
  const position = keepPosition(now, positions);
  let onEvent: OnMediaEvent<Media> | undefined;

  const rest = () => show({ status: now().time > 0 ? 'paused' : 'idle' });

  const element = createLoadedElement({
    onRefusal: rest,
    // They need the element themselves.
    onFailure: (failure) => failures.onFailure(failure),
    onSkip: () => failures.onSkip(),
  });

  const settings = createSettings(store, element);
  watchPicture(store, element.current);

  const leave = () => {
    if (element.current()) position.save();
    element.drop();
  };

  const { onStatus, onReading } = createListeners(store, { element, position }, (event, at, media) =>
    onEvent?.(event, at, media),
  );

  const play = () => {
    if (!element.isAttached()) return;
    show({ status: 'loading', hasNoPicture: false, isUnsupported: false });
    settings.catchUp();
    element.play();
    element.load(now());
  };

  const failures = handleFailures(store, { element, leave, play });

  const pause = () => {
    failures.onPause();
    element.pause();
    if (now().status === 'loading') rest();
  };

  const attach = (media: HTMLMediaElement) => {
    const ends = [
      takeTurns(media, pause).end,
      listen(media, statusEvents, onStatus),
      listen(media, readingEvents, onReading),
      listen(media, ['progress'], failures.onData),
      listen(window, ['online'], failures.onOnline),
      listen(window, ['pagehide'], position.save),
      element.take(media),
    ];
    positions?.read();
    show({ time: position.recall() });
    return () => {
      leave();
      for (const end of ends) end();
      show({ status: 'idle' });
    };
  };

  const open = (media: Media) => {
    leave();
    failures.forget();
    const { rate, isMuted } = now();
    show({ ...initialState(media), rate, isMuted });
    show({ time: position.recall() });
  };

  return {
    store,
    attach,
    open,
    play,
    pause,
    stop: () => {
      const { media } = now();
      if (media) open(media);
    },
    prepare: () => {
      if (!now().media?.isHls) element.load(now());
    },
    reportTo: (listener) => {
      onEvent = listener;
    },
    ...settings,
  };
};
