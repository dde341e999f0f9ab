import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand/react';
import { createPlayback } from '../playback/createPlayback';
import { isOn, type Sound } from '../playback/PlaybackState';
import { canSpeak, createSpeech } from './createSpeech';

interface VoiceOptions {
  /** The text read by somebody; otherwise the browser reads it. */
  audioUrl: string | undefined;
  /** Paragraphs for the speech of the browser. */
  readTexts: () => string[];
  onFailure: () => void;
}

/** The recording plays on an element outside the document. */
const createRecording = (src: string): Sound => {
  const playback = createPlayback({ media: { src } });
  let detach: (() => void) | undefined;
  return {
    ...playback,
    play: () => {
      detach ??= playback.attach(new Audio());
      playback.play();
    },
    stop: () => {
      detach?.();
      detach = undefined;
      playback.stop();
    },
  };
};

const never = () => () => undefined;

/** A text as something to listen to: its recording, else the speech of the browser. */
export const useVoice = ({ audioUrl, readTexts, onFailure }: VoiceOptions) => {
  const [sound] = useState(() => (audioUrl ? createRecording(audioUrl) : createSpeech(readTexts)));
  const status = useStore(sound.store, (state) => state.status);
  const hasSpeech = useSyncExternalStore(never, canSpeak, () => true);
  const isPlaying = isOn({ status });

  useEffect(() => {
    if (status !== 'failed') return;
    // Also keeps a recording from starting by itself when the network returns.
    sound.stop();
    onFailure();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each failure
  }, [sound, status]);
  useEffect(
    () => () => {
      if (sound.store.getState().status !== 'idle') sound.stop();
    },
    [sound],
  );

  return {
    isPossible: audioUrl !== undefined || hasSpeech,
    isPlaying,
    /** It has begun and is not at its end. */
    isOpen: isPlaying || status === 'paused',
    toggle: () => (isPlaying ? sound.pause() : sound.play()),
    stop: sound.stop,
  };
};
