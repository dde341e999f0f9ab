import { useEffect, useState } from 'react';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { initialState, isOn, type PlaybackState, type Sound } from '../playback/PlaybackState';
import { createSpeech } from './createSpeech';

interface VoiceOptions {
  /** Recording of the text; without it the browser's speech synthesis reads it. */
  audioUrl: string | undefined;
  /** Paragraphs for the speech of the browser. */
  readTexts: () => string[];
  onFailure: () => void;
}

/**
 * A recording whose player is fetched when it is prepared or played: most visitors never listen. The status keeps a pause or stop
 * that comes before the player is loaded.
 */
const createLateRecording = (src: string) => {
  const store = createStore<PlaybackState>(() => initialState(undefined));
  let recording: Sound | undefined;
  const prepare = async () => {
    const { createRecording } = await import('./createRecording');
    if (recording) return;
    recording = createRecording(src);
    recording.store.subscribe((state) => store.setState(state));
  };
  const rest = (status: 'idle' | 'paused') => store.setState({ status });
  return {
    store,
    prepare: () => void prepare().catch(() => undefined),
    play: () => {
      if (recording) return recording.play();
      store.setState({ status: 'loading' });
      prepare().then(
        () => store.getState().status === 'loading' && recording?.play(),
        () => store.setState({ status: 'failed' }),
      );
    },
    pause: () => (recording ? recording.pause() : rest('paused')),
    stop: () => (recording ? recording.stop() : rest('idle')),
  };
};

/** Plays a text: its recording, else the browser's speech synthesis. */
export const useVoice = ({ audioUrl, readTexts, onFailure }: VoiceOptions) => {
  const [sound] = useState<Sound & { prepare?: () => void }>(() =>
    audioUrl ? createLateRecording(audioUrl) : createSpeech(readTexts),
  );
  const status = useStore(sound.store, (state) => state.status);
  const isPlaying = isOn({ status });

  useEffect(() => {
    // Some browsers play only within the tap, so the player has to be loaded before it.
    sound.prepare?.();
    return () => {
      if (sound.store.getState().status !== 'idle') sound.stop();
    };
  }, [sound]);
  useEffect(() => {
    if (status !== 'failed') return;
    // Also keeps a recording from resuming when the network returns.
    sound.stop();
    onFailure();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each failure
  }, [sound, status]);

  return {
    isPlaying,
    /** It has begun and is not at its end. */
    isOpen: isPlaying || status === 'paused',
    toggle: () => (isPlaying ? sound.pause() : sound.play()),
    stop: sound.stop,
  };
};
