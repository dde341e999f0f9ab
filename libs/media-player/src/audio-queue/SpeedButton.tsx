import { useStore } from 'zustand/react';
import { nextRate } from '../formatClock';
import type { AudioQueue } from './createAudioQueue';
import { Speed } from './SpeedButton.styles';

/** The speed of a queue; a tap goes on to the next one. */
export const SpeedButton = ({ queue }: { queue: AudioQueue }) => {
  const rate = useStore(queue.store, (state) => state.rate);
  return (
    <Speed type="button" aria-label={`播放速度 ${rate} 倍`} onClick={() => queue.setRate(nextRate(rate))}>
      {rate}×
    </Speed>
  );
};
