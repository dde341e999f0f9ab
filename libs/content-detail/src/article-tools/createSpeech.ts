import type { Voice, VoiceState } from './Voice';

/** Whether this browser can read aloud. */
export const canSpeak = (): boolean =>
  typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined';

/** Sentences: some browsers fall silent in the middle of a longer piece. */
const sentencesOf = (text: string): string[] => text.match(/[^。！？!?]+[。！？!?”’」』]*/g) ?? [];

/**
 * The voice of the browser. A pause ends the sentence and playing begins it again: many browsers cannot go on in the middle.
 * @param readTexts the paragraphs to read, asked for when it starts from the beginning
 */
export const createSpeech = (readTexts: () => string[], onChange: (state: VoiceState) => void): Voice => {
  let sentences: string[] = [];
  let place = 0;
  let current: SpeechSynthesisUtterance | undefined;

  const silence = (state: VoiceState) => {
    current = undefined;
    speechSynthesis.cancel();
    window.removeEventListener('pagehide', stop);
    onChange(state);
  };

  const stop = () => {
    place = 0;
    silence('idle');
  };

  const speak = () => {
    const utterance = new SpeechSynthesisUtterance(sentences[place]);
    utterance.lang = 'zh-CN';
    utterance.onend = () => {
      if (current !== utterance) return;
      place += 1;
      if (place < sentences.length) speak();
      else stop();
    };
    utterance.onerror = () => {
      if (current === utterance) silence('failed');
    };
    current = utterance;
    speechSynthesis.speak(utterance);
  };

  return {
    play: () => {
      if (place === 0) sentences = readTexts().flatMap(sentencesOf);
      if (sentences.length === 0) return onChange('failed');
      speechSynthesis.cancel();
      window.addEventListener('pagehide', stop);
      speak();
      onChange('playing');
    },
    pause: () => silence('paused'),
    stop,
  };
};
