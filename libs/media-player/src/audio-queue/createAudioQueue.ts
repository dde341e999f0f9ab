import type { SafeStorage } from '@share/environment';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createPlayback, type OnMediaEvent, type Playback } from '../playback/createPlayback';
import { createPositions, type PositionStore } from '../playback/createPositions';
import type { PlayableMedia } from '../playback/PlayableMedia';
import { isOn } from '../playback/PlaybackState';

/** Something to listen to. */
export interface AudioTrack extends PlayableMedia {
  id: string;
  title: string;
}

export interface AudioQueueOptions {
  /** In the order in which they follow each other. */
  tracks: readonly AudioTrack[];
  storage: SafeStorage;
  /** The state before the first track. */
  onEvent?: OnMediaEvent<AudioTrack> | undefined;
}

/** Tracks that play one after the other. Nothing plays and nothing is read from the storage before an element is attached. */
export interface AudioQueue extends Pick<
  Playback<AudioTrack>,
  'store' | 'attach' | 'pause' | 'seek' | 'setRate'
> {
  /** Positions stored in this browser; empty until an element is attached. */
  positions: PositionStore['store'];
  /** Whether the track after the current one is known. */
  hasNext: StoreApi<boolean>;
  tracks(): readonly AudioTrack[];
  /**
   * Replaces the queue; the current track goes on, even when the new queue does not contain it.
   * @param hasMore more tracks may come: when a track ends and the one after it is not known yet, it plays as soon as it comes
   */
  setTracks(tracks: readonly AudioTrack[], hasMore?: boolean): void;
  /** Plays this track, or without an id the current or the first one, from its position. Also tries again after a failure. */
  play(id?: string): void;
  /** Pauses this track if it is playing, else plays it. */
  toggle(id?: string): void;
  /** The following track, if there is one. */
  next(): void;
  /** Back to the beginning, or within the first three seconds to the track before. */
  previous(): void;
  /** Forward by so many seconds, back when negative. */
  skip(by: number): void;
}

/** Within this many seconds of the beginning, 上一首 goes to the previous track. */
const stillBeginning = 3;

export const createAudioQueue = ({ storage, onEvent, ...options }: AudioQueueOptions): AudioQueue => {
  let { tracks } = options;
  let hasMore = false;
  /** A track has ended before the one after it was known. */
  let awaitsNext = false;
  const positions = createPositions(storage);
  const hasNext = createStore(() => false);
  const playback = createPlayback<AudioTrack>({ positions });
  playback.reportTo((event, at, track) => {
    onEvent?.(event, at, track);
    if (event === 'finish_play') goOn();
  });
  const state = playback.store.getState;
  const currentId = () => state().media?.id;
  const currentIndex = () => tracks.findIndex(({ id }) => id === currentId());

  const following = (): AudioTrack | undefined => {
    const index = currentIndex();
    return index < 0 ? undefined : tracks[index + 1];
  };
  const lookAhead = () => hasNext.setState(following() !== undefined);

  const start = (track: AudioTrack | undefined) => {
    if (!track) return;
    playback.open(track);
    lookAhead();
    playback.play();
  };

  const goOn = () => {
    const track = following();
    awaitsNext = hasMore && !track;
    start(track);
  };

  const isPlaying = (id = currentId()) => isOn(state()) && id === currentId();

  const play = (id = currentId()) => {
    if (isPlaying(id)) return;
    if (id !== undefined && id === currentId()) playback.play();
    else start(tracks.find((track) => track.id === id) ?? tracks[0]);
  };

  return {
    store: playback.store,
    positions: positions.store,
    hasNext,
    attach: playback.attach,
    pause: playback.pause,
    seek: playback.seek,
    setRate: playback.setRate,
    tracks: () => tracks,
    setTracks: (given, more = false) => {
      tracks = given;
      hasMore = more;
      lookAhead();
      // A track that was started meanwhile is not interrupted.
      if (awaitsNext && state().status === 'ended') goOn();
    },
    play,
    toggle: (id) => (isPlaying(id) ? playback.pause() : play(id)),
    next: () => start(following()),
    previous: () => {
      const index = currentIndex();
      if (index <= 0 || state().time > stillBeginning) playback.seek(0);
      else start(tracks[index - 1]);
    },
    skip: (by) => playback.seek(state().time + by),
  };
};
