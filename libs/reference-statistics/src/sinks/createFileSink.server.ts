import { appendFile, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs, dayOf, toDate } from '@share/reference-core';
import { type EventSink, toLines } from '../EventSink';

interface FileSinkOptions {
  folder: string;
  /** Milliseconds; the system clock by default. */
  now?: () => number;
}

const fileOf = (day: number): string => `statistics-${toDate(day)}.ndjson`;

/** The day of a file; undefined for other files. */
const dayOfFile = (name: string): number | undefined => {
  const [, date = ''] = /^statistics-(\d{4}-\d\d-\d\d)\.ndjson$/.exec(name) ?? [];
  return date ? Math.floor(Date.parse(date) / dayMs) : undefined;
};

/** Appends events, as lines of JSON, to a file for each day (UTC) on which they are written. Several processes may share the folder. */
export const createFileSink = ({ folder, now = Date.now }: FileSinkOptions): EventSink => {
  /** A failed write may have left half a line. */
  let isTorn = false;
  return {
    write: async (events) => {
      await mkdir(folder, { recursive: true });
      const lines = toLines(events);
      const wasTorn = isTorn;
      isTorn = true;
      await appendFile(join(folder, fileOf(dayOf(now()))), wasTorn ? `\n${lines}` : lines);
      isTorn = false;
    },
    removeBefore: async (day) => {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) {
        const written = dayOfFile(name);
        if (written !== undefined && written < day) await rm(join(folder, name), { force: true });
      }
    },
  };
};
