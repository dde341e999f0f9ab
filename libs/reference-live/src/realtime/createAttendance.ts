import type { Counts, Notice, Notifier } from './Notice';

/** Between two looks at the own counts, and between two notices while they stay the same, in milliseconds. */
const lookMs = 1_000;
const repeatMs = 10_000;
/** Channels in one notice: PostgreSQL carries 8,000 bytes. */
const channelsPerNotice = 80;
/** The counts of an instance that is silent for so long do not count any more, in milliseconds. */
const staleMs = 30_000;

interface AttendanceOptions {
  node: string;
  ownCounts: () => Counts;
  /** Absent: there is one instance. */
  notifier: Pick<Notifier, 'announce'> | undefined;
  /** Milliseconds. */
  now: () => number;
}

/** Subscribers of a channel, on all instances together. */
export interface Attendance {
  count(channel: string): number;
  /** Takes the counts of another instance. */
  take(notice: Extract<Notice, { type: 'counts' }>): void;
  /** Tells the others, for as long as this instance has connections. */
  start(): void;
  stop(): void;
}

export const createAttendance = ({ node, ownCounts, notifier, now }: AttendanceOptions): Attendance => {
  const others = new Map<string, { counts: Counts; at: number }>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let sent = { counts: '{}', at: -Infinity };

  const tell = (): void => {
    const counts = ownCounts();
    const text = JSON.stringify(counts);
    if (text === sent.counts && now() - sent.at < repeatMs) return;
    sent = { counts: text, at: now() };
    const entries = Object.entries(counts);
    let start = 0;
    do {
      const part = Object.fromEntries(entries.slice(start, start + channelsPerNotice));
      void notifier?.announce({ type: 'counts', node, counts: part, continues: start > 0 });
      start += channelsPerNotice;
    } while (start < entries.length);
  };

  return {
    count: (channel) => {
      let sum = ownCounts()[channel] ?? 0;
      for (const [other, { counts, at }] of others)
        if (now() - at > staleMs) others.delete(other);
        else sum += counts[channel] ?? 0;
      return sum;
    },
    take: ({ node: other, counts, continues }) => {
      if (other === node) return;
      const before = continues ? others.get(other)?.counts : undefined;
      others.set(other, { counts: { ...before, ...counts }, at: now() });
    },
    start: () => {
      if (!notifier || timer) return;
      timer = setInterval(tell, lookMs);
      timer.unref();
    },
    stop: () => {
      if (!timer) return;
      clearInterval(timer);
      timer = undefined;
      tell();
    },
  };
};
