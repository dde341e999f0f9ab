import { serverNow } from '@share/environment';
import { toIsoTime } from '@share/ui/format';
import { useEffect, useEffectEvent, useState } from 'react';
import { Clock, Label, Large, Root, Unit } from './Countdown.styles';
import { toCountdown } from './toCountdown';

interface CountdownProps {
  /** When it ends, in seconds. */
  at: number;
  /** When the page was made, in milliseconds; the server writes what was left then. */
  now: number;
  label: string;
  /** Four boxes, or one line. */
  style: 'boxes' | 'line';
  onEnd: () => void;
}

const isOver = (at: number, now: number): boolean => now / 1000 >= at;

const TimeLeft = ({ at, now, label }: Pick<CountdownProps, 'at' | 'now' | 'label'>) => (
  <>
    <Label>{label}</Label>
    <Clock dateTime={toIsoTime(at)}>
      {toCountdown(at, now).map(({ name, digits }) => (
        <Unit key={name}>
          <Large>{digits}</Large>
          {name}
        </Unit>
      ))}
    </Clock>
  </>
);

/**
 * How long it is until a room begins, second by second, by the server's clock (R90). At the end the room is 即将开始 until the platform says that it has begun.
 */
export const Countdown = ({ at, now: madeAt, label, style, onEnd }: CountdownProps) => {
  const [now, setNow] = useState(madeAt);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const start = performance.now();
    const tick = () => {
      // The page was not made in the future.
      const time = Math.max(serverNow(), madeAt + performance.now() - start);
      setNow(time);
      if (isOver(at, time)) return end();
      timer = setTimeout(tick, 1_000 - (time % 1_000));
    };
    tick();
    return () => clearTimeout(timer);
  }, [at, madeAt]);
  return (
    <Root role="timer" aria-label={label} data-style={style}>
      {isOver(at, now) ? <Large>即将开始</Large> : <TimeLeft at={at} now={now} label={label} />}
    </Root>
  );
};
