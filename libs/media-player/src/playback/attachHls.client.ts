import type FullHls from 'hls.js';
import type { ErrorData, Fragment } from 'hls.js';
// @ts-expect-error the light build of hls.js comes without types; it is the same class with fewer parts
import LightHls from 'hls.js/light';
import { createHlsRecovery } from './createHlsRecovery';
import { createSegmentGaps } from './createSegmentGaps';
import { faultySegments } from './faultySegments';
import { findAnswer } from './findAnswer';
import type { LoadedFile, LoadMedia } from './loadMedia';
import type { MediaFailure } from './MediaFailure';
import { toHlsFault } from './toHlsFault';
import { watchSegments } from './watchSegments';

const Hls: typeof FullHls = LightHls;

const { fragLoadPolicy, playlistLoadPolicy } = Hls.DefaultConfig;
const noRetry = { maxNumRetry: 0, retryDelayMs: 0, maxRetryDelayMs: 0 };
/** `createHlsRecovery` decides what is tried again, and when. */
const noRetries = { errorRetry: noRetry, timeoutRetry: noRetry };

/** Seconds. Small buffers: most visitors leave before the end, and pay for what was fetched. */
const settings = {
  maxBufferLength: 15,
  backBufferLength: 15,
  capLevelToPlayerSize: true,
  fragLoadPolicy: { default: { ...fragLoadPolicy.default, ...noRetries } },
  playlistLoadPolicy: { default: { ...playlistLoadPolicy.default, ...noRetries } },
};

/** @returns ends it */
const listenToJumps = (element: HTMLMediaElement, onJump: (from: number, to: number) => void) => {
  let time = 0;
  const onTime = () => {
    time = element.currentTime;
  };
  const onSeeking = () => onJump(time, element.currentTime);
  element.addEventListener('timeupdate', onTime);
  element.addEventListener('seeking', onSeeking);
  return () => {
    element.removeEventListener('timeupdate', onTime);
    element.removeEventListener('seeking', onSeeking);
  };
};

/** Plays a playlist through hls.js. */
export const attachHls: LoadMedia = (element, { src, isLive = false }, { onReady, onFailure, onSkip }) => {
  if (!Hls.isSupported()) {
    onFailure('unsupported');
    return { resumesByItself: true, unload: () => undefined };
  }
  const hls = new Hls(settings);
  const gaps = createSegmentGaps(() => hls.latestLevelDetails?.fragments ?? [], faultySegments(element, src));
  const ends: (() => void)[] = [];
  const unload = () => {
    for (const end of ends) end();
    hls.destroy();
  };
  const lose = (failure: MediaFailure) => {
    unload();
    onFailure(failure);
  };
  const resume = () => {
    if (hls.levels.length === 0) return hls.loadSource(src);
    // hls.js never gets past a gap at which nothing has been played yet.
    const isAtStart = element.buffered.length === 0;
    return hls.startLoad(isAtStart ? gaps.segmentAt(element.currentTime)?.start : -1);
  };
  const recovery = createHlsRecovery(
    {
      resume,
      recoverMediaError: () => hls.recoverMediaError(),
      swapAudioCodec: () => hls.swapAudioCodec(),
      time: () => element.currentTime,
      segmentAt: gaps.segmentAt,
      isKnown: gaps.isKnown,
      leaveOut: gaps.add,
    },
    { isLive, isOnline: () => navigator.onLine, onLost: lose },
  );

  /** Goes on behind a segment that does not answer, if one of those behind it does. */
  const lookAhead = async (silent: Fragment) => {
    // Without the beginning none of them can be played.
    if (silent.initSegment && !silent.initSegment.data) return;
    const ahead = gaps.following(silent);
    const index = await findAnswer(ahead);
    const isStillSilent = hls.media === element && (recovery.failing() ?? loading()) === silent;
    if (index === undefined || !isStillSilent) return;
    hls.stopLoad();
    for (const skipped of ahead.slice(0, index)) gaps.add(skipped);
    recovery.leaveOut(silent);
  };
  const loading = () => {
    const { frag, state } = hls.inFlightFragments.main;
    return frag && state === 'FRAG_LOADING' ? frag : undefined;
  };

  const onError = (_event: string, data: ErrorData) => {
    const fault = toHlsFault(data);
    // After an error of the beginning hls.js requests it again without a pause.
    if (!data.fatal && (fault.kind !== 'playlist' || !data.frag)) return;
    hls.stopLoad();
    recovery.onFatal(fault);
  };

  const onEnd = () => {
    for (const type of ['audio', 'video', 'audiovideo'] as const)
      hls.trigger(Hls.Events.BUFFER_EOS, { type });
  };

  const onJump = (from: number, to: number) => {
    if (gaps.isJump(from, to)) onSkip();
    recovery.onSeek();
  };

  hls.on(Hls.Events.MEDIA_ATTACHED, onReady);
  hls.on(Hls.Events.FRAG_LOADED, recovery.onProgress);
  hls.on(Hls.Events.ERROR, onError);
  window.addEventListener('online', resume);
  ends.push(
    () => window.removeEventListener('online', resume),
    recovery.end,
    listenToJumps(element, onJump),
    watchSegments(
      element,
      { loading, failing: recovery.failing, isExhausted: recovery.isExhausted, reachesEnd: gaps.reachesEnd },
      {
        onEnd,
        onHole: onSkip,
        onSilence: (segment) => void lookAhead(segment),
        onLost: () => lose(recovery.hasNothingMore() ? 'broken' : 'network'),
      },
    ),
  );
  hls.loadSource(src);
  hls.attachMedia(element);
  const file: LoadedFile = {
    resumesByItself: true,
    awaitsStream: () => recovery.isWaiting() || (hls.latestLevelDetails?.misses ?? 0) > 0,
    unload,
  };
  return file;
};
