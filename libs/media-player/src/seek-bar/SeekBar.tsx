import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { speakClock } from '../formatClock';
import { Buffered, Played, Root, Thumb, Track } from './SeekBar.styles';
import { timeAfterKey, timeAt } from './timeAt';

export interface SeekBarProps {
  /** Default 播放进度. */
  label?: string;
  /** Seconds, as the next two. */
  time: number;
  duration: number;
  buffered?: number;
  /** Called with seconds: when the finger leaves the track, or at once by key. */
  onSeek: (time: number) => void;
}

/** Track of a player: 3 px to see, 44 px to hit; drawn in the text colour around it. */
export const SeekBar = ({ label = '播放进度', time, duration, buffered = 0, onSeek }: SeekBarProps) => {
  /** Where the finger is, in seconds. */
  const [held, setHeld] = useState<number>();
  const shown = Math.min(held ?? time, duration);
  const share = (seconds: number) => (duration > 0 ? Math.min(seconds / duration, 1) : 0);
  const placeOf = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) =>
    timeAt(clientX, currentTarget.getBoundingClientRect(), duration);

  const onKeyDown = (event: KeyboardEvent) => {
    const place = timeAfterKey(event.key, time, duration);
    if (place === undefined) return;
    event.preventDefault();
    onSeek(place);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setHeld(placeOf(event));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (held === undefined) return;
    setHeld(undefined);
    onSeek(placeOf(event));
  };

  const canSeek = duration > 0;
  return (
    <Root
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-disabled={!canSeek}
      aria-valuemin={0}
      aria-valuemax={Math.floor(duration)}
      aria-valuenow={Math.floor(shown)}
      aria-valuetext={`${speakClock(shown)}，共${speakClock(duration)}`}
      onKeyDown={canSeek ? onKeyDown : undefined}
      onPointerDown={canSeek ? onPointerDown : undefined}
      onPointerMove={(event) => held !== undefined && setHeld(placeOf(event))}
      onPointerUp={onPointerUp}
      onPointerCancel={() => setHeld(undefined)}
    >
      <Track>
        <Buffered style={{ transform: `scaleX(${share(buffered)})` }} />
        <Played style={{ transform: `scaleX(${share(shown)})` }} />
      </Track>
      <Thumb style={{ transform: `translateX(${share(shown) * 100}%)` }} />
    </Root>
  );
};
