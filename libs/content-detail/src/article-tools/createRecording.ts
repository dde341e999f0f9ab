import type { Voice, VoiceState } from './Voice';

/** The recording of an item as a voice; it gives way to anything else that starts to play on the page. */
export const createRecording = (src: string, onChange: (state: VoiceState) => void): Voice => {
  const audio = new Audio(src);
  let isStopped = false;
  const giveWay = ({ target }: Event) => {
    if (target !== audio) audio.pause();
  };
  const onStill = (state: VoiceState) => () => {
    document.removeEventListener('play', giveWay, true);
    onChange(state);
  };
  audio.onplay = () => {
    isStopped = false;
    document.addEventListener('play', giveWay, true);
    onChange('playing');
  };
  // Heard later than the call that causes it.
  audio.onpause = () => onStill(isStopped ? 'idle' : 'paused')();
  audio.onended = onStill('idle');
  audio.onerror = onStill('failed');
  return {
    play: () =>
      void audio.play().catch((error: unknown) => {
        // A pause before the first sound is no failure.
        if ((error as { name?: unknown } | null)?.name !== 'AbortError') onStill('failed')();
      }),
    pause: () => audio.pause(),
    stop: () => {
      isStopped = true;
      audio.pause();
      audio.currentTime = 0;
      onStill('idle')();
    },
  };
};
