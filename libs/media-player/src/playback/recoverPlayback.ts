import type { StoreApi } from 'zustand/vanilla';
import type { MediaFailure } from './MediaFailure';
import { isOn, type PlaybackState } from './PlaybackState';
import { retryDelay } from './retryDelay';

/** Playback that waits for longer than this is said to; milliseconds. */
const noticeAfter = 8_000;

/** How much longer it waits before it is loaded anew, if it is no recording that the browser loads: hls.js looks for the data itself, and streams often go on. */
const restartAfter = { stream: 4_000, script: 22_000 };

/** Restarts in a row before it counts as lost. Those of a stream take about five minutes. */
const maxTries = { live: 36, recording: 4 };

/** Playback of this length is no mere beginning: a later failure has all its tries again. */
const settled = { live: 20_000, recording: 3_000 };

/** Looks at a stream that has nothing new before it is loaded anew all the same. */
const maxLooks = 5;

interface RecoveryHandlers {
  /** Loads it anew. */
  restart: () => void;
  giveUp: (failure: MediaFailure) => void;
}

interface RecoveredElement {
  /** The loader of its file tries again on its own. */
  resumesByItself: () => boolean;
  /** The stream has nothing new. */
  awaitsStream: () => boolean;
}

/**
 * Restarts media that have stalled or failed: a live stream, at longer and longer intervals; a recording of which no data come, or whose
 * playlist leads to a fault. Without a network it waits for that.
 */
export const recoverPlayback = (
  { getState, setState, subscribe }: Pick<StoreApi<PlaybackState>, 'getState' | 'setState' | 'subscribe'>,
  { resumesByItself, awaitsStream }: RecoveredElement,
  { restart, giveUp }: RecoveryHandlers,
) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let looks = 0;
  const isLive = () => getState().media?.isLive === true;
  const kind = () => (isLive() ? 'live' : 'recording');

  const later = (run: () => void, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, delay);
  };

  const tryAgain = () => {
    tries += 1;
    if (tries > maxTries[kind()]) giveUp('network');
    else restart();
  };

  /** Whether loading anew would only do harm. */
  const isToWait = (): boolean => {
    if (!navigator.onLine) return true;
    if (!isLive() || !awaitsStream()) return false;
    looks += 1;
    return looks <= maxLooks;
  };

  const watch = () => {
    looks = 0;
    later(notice, noticeAfter);
  };

  const notice = () => {
    setState({ isReconnecting: true });
    if (isLive()) later(look, restartAfter.stream);
    else if (resumesByItself()) later(look, restartAfter.script);
    else look();
  };

  const look = () => {
    if (isToWait()) {
      later(look, noticeAfter);
      return;
    }
    tryAgain();
    if (getState().status === 'loading') watch();
  };

  subscribe((state, before) => {
    const { status } = state;
    if (status === before.status && state.media === before.media) return;
    clearTimeout(timer);
    clearTimeout(settling);
    if (status === 'loading') watch();
    else if (status === 'playing') settling = setTimeout(() => (tries = 0), settled[kind()]);
    else tries = 0;
    if (status !== 'loading' && state.isReconnecting) setState({ isReconnecting: false });
  });

  return {
    /** Data have come: a recording is slow, but not lost. */
    onData: () => {
      if (getState().status !== 'loading' || isLive()) return;
      setState({ isReconnecting: false });
      watch();
    },
    /** @returns whether it will be loaded anew */
    onFailure: (failure: MediaFailure): boolean => {
      const { media } = getState();
      const isNativeHls = media?.isHls === true && !resumesByItself();
      const canRecover = media?.isLive === true || (isNativeHls && navigator.onLine);
      if (failure === 'unsupported' || !canRecover || !isOn(getState())) return false;
      if (tries >= maxTries[kind()]) return false;
      setState({ status: 'loading', isReconnecting: true });
      later(look, retryDelay(isLive() ? tries : 0));
      return true;
    },
  };
};
