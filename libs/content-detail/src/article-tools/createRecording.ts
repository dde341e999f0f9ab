import type { Voice, VoiceState } from './Voice';

/** The recording of an item as a voice. */
export const createRecording = (src: string, onChange: (state: VoiceState) => void): Voice => {
  const audio = new Audio(src);
  let isStopped = false;
  audio.onplay = () => {
    isStopped = false;
    onChange('playing');
  };
  // Heard later than the call that causes it.
  audio.onpause = () => onChange(isStopped ? 'idle' : 'paused');
  audio.onended = () => onChange('idle');
  audio.onerror = () => onChange('failed');
  return {
    play: () =>
      void audio.play().catch((error: unknown) => {
        // A pause before the first sound is no failure.
        if ((error as { name?: unknown } | null)?.name !== 'AbortError') onChange('failed');
      }),
    pause: () => audio.pause(),
    stop: () => {
      isStopped = true;
      audio.pause();
      audio.currentTime = 0;
      onChange('idle');
    },
  };
};
