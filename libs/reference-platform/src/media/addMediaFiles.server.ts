import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failures, type PlatformEnv } from '@share/reference-core';
import type { Context, Hono } from 'hono';
import { livePlaylist, placeOf, readRecording } from './livePlaylist';
import { repeatSound, type FileBytes } from './repeatSound';
import { readTimescales, shiftSegment } from './shiftSegment';

export interface MediaFilesOptions {
  /** Folder with `clip`, `live` and `share`: fixtures/media of this library. */
  folder: string;
  /** Milliseconds. */
  now?: () => number;
  /** Milliseconds at which the endless stream began; instances that share it show the same. */
  streamStart?: number;
}

const types: Record<string, string> = {
  mp4: 'video/mp4',
  m4s: 'video/iso.segment',
  m3u8: 'application/vnd.apple.mpegurl',
  mp3: 'audio/mpeg',
  jpg: 'image/jpeg',
  vtt: 'text/vtt; charset=utf-8',
};

const forever = 'public, max-age=31536000, immutable';
const filePattern = /^[a-z0-9-]{1,40}\.(mp4|m4s|m3u8|mp3|jpg|vtt)$/;
/** A sound of the length that is asked for, such as `rain-1690.mp3`. */
const repeatedSound = /^([a-z]{1,20})-(\d{1,4})\.mp3$/;
const longestSeconds = 3_600;
/** Longest part of a file that is answered at once; a player asks for the rest when it needs it. */
const maxPart = 2 ** 20;
const liveSegment = /^live-(\d{1,10})\.m4s$/;

/** First and last byte asked for; undefined for the whole file, `none` for what it does not have. */
const readRange = (header: string | undefined, size: number): [number, number] | 'none' | undefined => {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (!first && !last) return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return start <= end ? [start, end] : 'none';
};

const streamOf = (bytes: FileBytes): ReadableStream<Uint8Array> => {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      const end = Math.min(at + maxPart, bytes.length);
      controller.enqueue(bytes.slice(at, end));
      at = end;
      if (at === bytes.length) controller.close();
    },
  });
};

const answer = (
  context: Context<PlatformEnv>,
  name: string,
  bytes: FileBytes,
  cache = forever,
): Response => {
  context.header('content-type', types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
  context.header('cache-control', cache);
  context.header('accept-ranges', 'bytes');
  context.header('access-control-allow-origin', '*');
  const range = readRange(context.req.header('range'), bytes.length);
  if (range === undefined) {
    context.header('content-length', String(bytes.length));
    return context.body(streamOf(bytes));
  }
  if (range === 'none') {
    context.header('content-range', `bytes */${bytes.length}`);
    return context.body(null, 416);
  }
  const [start, last] = range;
  const end = Math.min(last, start + maxPart - 1);
  context.header('content-range', `bytes ${start}-${end}/${bytes.length}`);
  context.header('content-length', String(end - start + 1));
  return context.body(bytes.slice(start, end + 1), 206);
};

const findFile = (files: Map<string, Uint8Array<ArrayBuffer>>, name: string): FileBytes | undefined => {
  const [, sound, seconds] = repeatedSound.exec(name) ?? [];
  const recording = files.get(`${sound}.mp3`);
  const isLong = recording && Number(seconds) > 0 && Number(seconds) <= longestSeconds;
  return files.get(name) ?? (isLong ? repeatSound(recording, Number(seconds)) : undefined);
};

const readFolder = (folder: string): Map<string, Uint8Array<ArrayBuffer>> =>
  new Map(
    readdirSync(folder)
      .filter((name) => filePattern.test(name))
      .map((name) => [name, new Uint8Array(readFileSync(join(folder, name)))]),
  );

/**
 * Adds films, sounds, share pictures and the two streams to a platform: `/media/clip/…` (a sound also as long as its name says,
 * `rain-1690.mp3`), `/media/share/…`, `/media/live/vod.m3u8`, and `/media/live/live.m3u8`, which repeats the recording without end or seam. Files take
 * `Range`. They are read once, here.
 */
export const addMediaFiles = (
  app: Hono<PlatformEnv>,
  { folder, now = Date.now, streamStart = now() }: MediaFilesOptions,
): void => {
  for (const kind of ['clip', 'share']) {
    const files = readFolder(join(folder, kind));
    const route = `/media/${kind}/:file`;
    app.get(route, (context) => {
      context.set('route', route);
      const name = context.req.param('file') ?? '';
      const bytes = findFile(files, name);
      if (!bytes) throw failures.unknownPath();
      return answer(context, name, bytes);
    });
  }

  const files = readFolder(join(folder, 'live'));
  const recording = readRecording(new TextDecoder().decode(files.get('vod.m3u8')));
  const timescales = readTimescales(files.get('init.mp4') ?? new Uint8Array());
  const segments = [...files.keys()].filter((name) => name.endsWith('.m4s')).sort();
  const route = '/media/live/:file';
  app.get(route, (context) => {
    context.set('route', route);
    const name = context.req.param('file') ?? '';
    if (name === 'live.m3u8') {
      const playlist = livePlaylist(recording, Math.max(0, now() - streamStart) / 1000);
      return answer(context, name, new TextEncoder().encode(playlist), 'no-store');
    }
    const [, number] = liveSegment.exec(name) ?? [];
    const place = number === undefined ? undefined : placeOf(recording, Number(number));
    const bytes = files.get(place ? (segments[place.index] ?? '') : name);
    if (!bytes) throw failures.unknownPath();
    return answer(context, name, place ? shiftSegment(bytes, timescales, place.shift) : bytes);
  });
};
