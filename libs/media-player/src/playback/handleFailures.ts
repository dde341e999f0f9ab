import type { StoreApi } from 'zustand/vanilla';
import type { createLoadedElement } from './createLoadedElement';
import { createResumePoint } from './createResumePoint';
import type { MediaFailure } from './MediaFailure';
import { isOn, type PlaybackState } from './PlaybackState';
import { recoverPlayback } from './recoverPlayback';

/** How long it is said that a part has been left out; milliseconds. */
const noticeMs = 6_000;

interface FailureOptions {
  element: Pick<
    ReturnType<typeof createLoadedElement>,
    'read' | 'resumesByItself' | 'awaitsStream' | 'hasMetadata'
  >;
  /** Gives the file up. */
  leave: () => void;
  play: () => void;
}

/** Handles playback that fails or stops: another try by itself, or the state `failed`, from which the next try goes on. */
export const handleFailures = (store: StoreApi<PlaybackState>, { element, leave, play }: FailureOptions) => {
  const { getState: now, setState: show } = store;
  const resumePoint = createResumePoint();
  let noticeTimer: ReturnType<typeof setTimeout> | undefined;
  /** The next try begins behind a fault. */
  let hasMoved = false;
  /** It has been decided where the next try begins. */
  let hasPlace = false;
  /** It played until the network was lost, and has not been paused since. */
  let resumesOnline = false;

  const reload = () => {
    leave();
    play();
  };

  const onSkip = () => {
    clearTimeout(noticeTimer);
    show({ hasSkipped: true });
    noticeTimer = setTimeout(() => show({ hasSkipped: false }), noticeMs);
  };

  /** Where the next try begins. */
  const moveOn = () => {
    const { media, time, buffered, duration } = now();
    if (!media || media.isLive) return;
    // A file may be buffered whole, also a part that cannot be decoded.
    const fault = { time, buffered: media.isHls ? buffered : 0, duration };
    const next = resumePoint.after(fault, element.hasMetadata() && navigator.onLine);
    if (next === time) return;
    show({ time: next });
    hasMoved = true;
  };

  store.subscribe(({ status }) => {
    if (status !== 'playing' || !hasMoved) return;
    hasMoved = false;
    onSkip();
  });

  const giveUp = (failure: MediaFailure) => {
    moveOn();
    leave();
    show({ status: 'failed', isUnsupported: failure === 'unsupported' });
  };

  const recovery = recoverPlayback(store, element, {
    restart: () => {
      if (!hasPlace) moveOn();
      hasPlace = false;
      reload();
    },
    giveUp,
  });

  return {
    onSkip,
    onData: recovery.onData,
    onFailure: (failure: MediaFailure) => {
      const wasIdle = now().status === 'idle';
      resumesOnline = failure === 'network' && isOn(now());
      const isRetried = recovery.onFailure(failure);
      // The buffered ranges are known as long as the element has its file.
      show(element.read(now().duration));
      if (isRetried) moveOn();
      hasPlace = isRetried;
      // A file that was only prepared is fetched anew when it is played.
      if (isRetried || wasIdle) leave();
      else giveUp(failure);
    },
    onPause: () => {
      resumesOnline = false;
    },
    onOnline: () => {
      const { status } = now();
      const isStuck = status === 'loading' && !element.resumesByItself();
      if (isStuck || (status === 'failed' && resumesOnline)) reload();
    },
    /** Other media are opened. */
    forget: () => {
      resumePoint.forget();
      hasMoved = false;
      show({ hasSkipped: false, isUnsupported: false });
    },
  };
};
