import { toIsoTime } from '@share/ui/format';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from './Countdown.module.css';
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

/** How long it is until a room begins, second by second. */
export const Countdown = ({ at, now: madeAt, label, style, onEnd }: CountdownProps) => {
  const [now, setNow] = useState(madeAt);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const time = Date.now();
      setNow(time);
      if (time / 1000 >= at) return end();
      timer = setTimeout(tick, 1_000 - (time % 1_000));
    };
    tick();
    return () => clearTimeout(timer);
  }, [at]);
  return (
    <div className={styles.root} role="timer" aria-label={label} data-style={style}>
      <p>{label}</p>
      <time dateTime={toIsoTime(at)}>
        {toCountdown(at, now).map(({ name, digits }) => (
          <span key={name}>
            <b>{digits}</b>
            {name}
          </span>
        ))}
      </time>
    </div>
  );
};
