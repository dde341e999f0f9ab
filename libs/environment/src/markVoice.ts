const isChinese = ({ lang }: SpeechSynthesisVoice) => /^(zh|cmn|yue)/i.test(lang);

/** Marks the document with `data-voice` once the browser has a voice that reads Chinese: many have the functions, but no voice. */
export const markVoice = (root: HTMLElement, speech: SpeechSynthesis | undefined): void => {
  const mark = () => {
    if (speech?.getVoices().some(isChinese)) root.setAttribute('data-voice', '');
  };
  mark();
  speech?.addEventListener('voiceschanged', mark);
};
