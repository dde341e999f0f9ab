import type { Fragment } from 'hls.js';
import type { MediaFailure } from './MediaFailure';
import { retryDelay } from './retryDelay';
import type { HlsFault } from './toHlsFault';

/** The actions on hls.js for a recovery. */
interface Recoverable {
  /** Continues loading, from the playlist if that was never loaded. */
  resume(): void;
  recoverMediaError(): void;
  swapAudioCodec(): void;
  /** Seconds that have been played. */
  time(): number;
  /** The segment that is played at this time, or the first one behind it that is not left out. */
  segmentAt(time: number): Fragment | undefined;
  /** Whether a segment has been left out before, also by an earlier player. */
  isKnown(segment: Fragment): boolean;
  leaveOut(segment: Fragment): void;
}

interface RecoveryOptions {
  isLive: boolean;
  isOnline: () => boolean;
  onLost: (failure: MediaFailure) => void;
}

/** Segments in a row that are left out; more of them are a recording that is gone. */
const maxLeftOut = 6;

/** Tries for a playlist of a recording, and for a segment that does not answer. */
const maxTries = { playlist: 3, segment: 10 };

/** Tries for a stream: some five minutes. */
const maxLiveTries = 40;

/** Decoder faults in a row at one place. */
const maxDecoderFaults = 4;

/** Seconds within which two decoder faults count as one place. */
const samePlace = 3;

/**
 * Handles fatal errors of hls.js, after which it has stopped. A segment that is missing or broken is left out; one that does not answer, a
 * playlist and everything of a live stream are tried again after a while; a decoder that failed begins anew, and in the end without
 * the segment it fails at.
 */
export const createHlsRecovery = (hls: Recoverable, { isLive, isOnline, onLost }: RecoveryOptions) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let leftOut = 0;
  let isExhausted = false;
  let failing: Fragment | undefined;
  let decoderFaults = 0;
  let decoderFaultAt = 0;

  const end = () => clearTimeout(timer);

  const lose = (failure: MediaFailure) => {
    end();
    onLost(failure);
  };

  const resume = () => {
    end();
    timer = undefined;
    hls.resume();
  };

  /** Without a network it waits for `online`. */
  const resumeLater = () => {
    end();
    if (!isOnline()) return;
    timer = setTimeout(resume, retryDelay(tries));
    tries += 1;
  };

  const leaveOut = (segment: Fragment) => {
    failing = undefined;
    if (!hls.isKnown(segment)) leftOut += 1;
    hls.leaveOut(segment);
    // While something is in store it is played; then there is nothing more.
    if (leftOut > maxLeftOut) isExhausted = true;
    else resume();
  };

  const onSegment = (fragment: Fragment, isMissing: boolean) => {
    // The first missing one is requested twice.
    const isSure = hls.isKnown(fragment) || leftOut > 0 || failing?.url === fragment.url;
    if (isMissing && isSure) return leaveOut(fragment);
    failing = fragment;
    if (tries >= maxTries.segment) isExhausted = true;
    else resumeLater();
  };

  const onPlaylist = (isMissing: boolean) => {
    if (isMissing) lose('broken');
    else if (tries >= maxTries.playlist) lose('network');
    else resumeLater();
  };

  const onDecoder = (fragment: Fragment | undefined) => {
    const time = hls.time();
    const isSamePlace = Math.abs(time - decoderFaultAt) < samePlace;
    decoderFaults = isSamePlace ? decoderFaults + 1 : 1;
    decoderFaultAt = time;
    if (decoderFaults > maxDecoderFaults) return lose('broken');
    // The second time the place itself is at fault, or before anything has been played the codec that the playlist names.
    if (decoderFaults === 2 && time < 1) hls.swapAudioCodec();
    const faulty = fragment ?? (decoderFaults > 1 ? hls.segmentAt(time) : undefined);
    if (faulty) hls.leaveOut(faulty);
    hls.recoverMediaError();
  };

  const onLiveFault = () => {
    if (tries >= maxLiveTries) lose('network');
    else resumeLater();
  };

  return {
    onFatal: (fault: HlsFault) => {
      if (fault.kind === 'unsupported') lose('unsupported');
      else if (fault.kind === 'other') lose('broken');
      else if (fault.kind === 'decoder') onDecoder(fault.fragment);
      else if (isLive) onLiveFault();
      else if (fault.kind === 'segment') onSegment(fault.fragment, fault.isMissing);
      else onPlaylist(fault.isMissing);
    },
    /** A segment was loaded. */
    onProgress: () => {
      tries = 0;
      leftOut = 0;
      failing = undefined;
    },
    /** Elsewhere there may be more. */
    onSeek: () => {
      if (!isExhausted) return;
      isExhausted = false;
      tries = 0;
      leftOut = 0;
      resume();
    },
    leaveOut,
    /** Whether nothing more will be loaded. */
    isExhausted: () => isExhausted,
    /** Whether that is because one segment after the other is missing. */
    hasNothingMore: () => leftOut > maxLeftOut,
    /** Whether the next try is a matter of time. */
    isWaiting: () => timer !== undefined,
    /** The segment that does not answer. */
    failing: () => failing,
    end,
  };
};
