import { createStore } from 'zustand/vanilla';
import { initialState, type PlaybackState, type PlaybackStatus, type Sound } from '../playback/PlaybackState';
import { takeTurns } from '../playback/takeTurns';

/** Sentences: some browsers stop in the middle of a longer text. */
const sentencesOf = (text: string): string[] => text.match(/[^。！？!?]+[。！？!?”’」』]*/g) ?? [];

/**
 * The browser's speech synthesis as a sound source. A pause ends the sentence and play starts it again: many browsers
 * cannot resume in the middle.
 * @param readTexts the paragraphs to read, requested when it starts from the beginning
 */
export const createSpeech = (readTexts: () => string[]): Sound => {
  const store = createStore<PlaybackState>(() => initialState(undefined));
  let sentences: string[] = [];
  let index = 0;
  let current: SpeechSynthesisUtterance | undefined;
  let turns: ReturnType<typeof takeTurns> | undefined;

  const silence = (status: PlaybackStatus) => {
    current = undefined;
    speechSynthesis.cancel();
    turns?.end();
    window.removeEventListener('pagehide', stop);
    store.setState({ status });
  };

  const stop = () => {
    index = 0;
    silence('idle');
  };

  const speak = () => {
    const utterance = new SpeechSynthesisUtterance(sentences[index]);
    utterance.lang = 'zh-CN';
    utterance.onend = () => {
      if (current !== utterance) return;
      index += 1;
      if (index < sentences.length) speak();
      else stop();
    };
    utterance.onerror = () => {
      if (current === utterance) silence('failed');
    };
    current = utterance;
    speechSynthesis.speak(utterance);
  };

  return {
    store,
    play: () => {
      if (index === 0) sentences = readTexts().flatMap(sentencesOf);
      if (sentences.length === 0) return store.setState({ status: 'failed' });
      speechSynthesis.cancel();
      turns?.end();
      turns = takeTurns(undefined, () => silence('paused'));
      turns.silenceOthers();
      window.addEventListener('pagehide', stop);
      speak();
      store.setState({ status: 'playing' });
    },
    pause: () => silence('paused'),
    stop,
  };
};
