import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createRecording } from './createRecording';
import { canSpeak, createSpeech } from './createSpeech';
import { readArticle } from './readArticle';
import type { Voice, VoiceState } from './Voice';

const never = () => () => undefined;

/**
 * One thing sounds on a page: what plays stops, and the voice gives way to whatever starts. The voice itself is not in the document.
 * @returns ends the watch
 */
const takeTurns = (giveWay: () => void): (() => void) => {
  for (const media of document.querySelectorAll<HTMLMediaElement>('audio,video')) media.pause();
  // Media events do not bubble.
  document.addEventListener('play', giveWay, true);
  return () => document.removeEventListener('play', giveWay, true);
};

/** The article as something to listen to: its recording, else the voice of the browser. */
export const useVoice = (audioUrl: string | undefined, onFailure: () => void) => {
  const [state, setState] = useState<VoiceState>('idle');
  const hasSpeech = useSyncExternalStore(never, canSpeak, () => true);
  const made = useRef<Voice>(undefined);

  useEffect(() => () => made.current?.stop(), []);
  useEffect(() => (state === 'playing' ? takeTurns(() => made.current?.pause()) : undefined), [state]);

  const onChange = (next: VoiceState) => {
    setState(next);
    if (next === 'failed') onFailure();
  };
  const voice = () =>
    (made.current ??= audioUrl ? createRecording(audioUrl, onChange) : createSpeech(readArticle, onChange));

  return {
    isPossible: audioUrl !== undefined || hasSpeech,
    isPlaying: state === 'playing',
    /** It has begun and is not at its end. */
    isOpen: state === 'playing' || state === 'paused',
    toggle: () => (state === 'playing' ? voice().pause() : voice().play()),
    stop: () => voice().stop(),
  };
};
