import type { SafeStorage } from '@share/environment';
import { type AudioState, isAudioOn } from './AudioState';
import type { AudioTrack } from './AudioTrack';
import { type AudioPlayer, createAudioPlayer } from './createAudioPlayer';
import type { OnAudioEvent } from './reportAudio';

export interface AudioQueueOptions {
  /** In the order in which they follow each other. */
  tracks: readonly AudioTrack[];
  storage: SafeStorage;
  /** As it was in the beginning. */
  onEvent?: OnAudioEvent | undefined;
}

/** Tracks that play one after the other. Nothing sounds and nothing is read from the storage until it has its element. */
export interface AudioQueue extends Pick<AudioPlayer, 'attach' | 'pause' | 'seek' | 'setRate'> {
  state(): AudioState;
  subscribe(onChange: () => void): () => void;
  tracks(): readonly AudioTrack[];
  /** Replaces the order; the track in hand stays in hand, also when it is no longer among them. */
  setTracks(tracks: readonly AudioTrack[]): void;
  /** Plays this track, or without an id the one in hand or the first, from where it was left. Also the way to try again. */
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

/** A tap on 上一首 this soon after the beginning means the track before; seconds. */
const stillBeginning = 3;

export const createAudioQueue = (options: AudioQueueOptions): AudioQueue => {
  let { tracks } = options;
  const playAt = (index: number) => {
    const track = tracks[index];
    if (track) player.open(track);
  };
  const placeInHand = () => tracks.findIndex(({ id }) => id === player.store.get().track?.id);
  const next = () => {
    const place = placeInHand();
    if (place >= 0) playAt(place + 1);
  };
  const player = createAudioPlayer({ ...options, onEnded: next });
  const { store } = player;

  const isOn = (id = store.get().track?.id) => isAudioOn(store.get()) && id === store.get().track?.id;

  const play = (id = store.get().track?.id) => {
    const { track, status } = store.get();
    if (isOn(id)) return;
    if (track?.id === id && status === 'paused') return player.resume();
    const wanted = tracks.find((one) => one.id === id) ?? (track?.id === id ? track : undefined) ?? tracks[0];
    if (wanted) player.open(wanted);
  };
  return {
    attach: player.attach,
    pause: player.pause,
    seek: player.seek,
    setRate: player.setRate,
    state: store.get,
    subscribe: store.subscribe,
    tracks: () => tracks,
    setTracks: (given) => {
      tracks = given;
    },
    play,
    toggle: (id) => (isOn(id) ? player.pause() : play(id)),
    next,
    previous: () => {
      const place = placeInHand();
      if (place <= 0 || store.get().time > stillBeginning) player.seek(0);
      else playAt(place - 1);
    },
    skip: (by) => player.seek(store.get().time + by),
  };
};
