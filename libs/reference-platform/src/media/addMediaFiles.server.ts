import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { failures, type PlatformEnv } from '@share/reference-core';
import type { Hono } from 'hono';
import { answerMediaFile, type MediaFile } from './answerMediaFile';
import { livePlaylist, placeOf, readRecording } from './livePlaylist';
import { repeatSound } from './repeatSound';
import { readTimescales, shiftSegment } from './shiftSegment';

export interface MediaFilesOptions {
  /** Folder with `clip` and `live`: fixtures/media of this library. */
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
/** A sound of the length that is requested, such as `rain-1690.mp3`. */
const repeatedSound = /^([a-z]{1,20})-(\d{1,4})\.mp3$/;
const longestSeconds = 3_600;
const liveSegment = /^live-(\d{1,10})\.m4s$/;

/** The part of an entity tag that stands for these bytes. */
const toDigest = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

const typeOf = (name: string): string => types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>;
  digest: string;
}

const toMediaFile = (name: string, { bytes, digest }: StoredFile): MediaFile => ({
  bytes,
  type: typeOf(name),
  etag: `"${digest}"`,
  cacheControl: forever,
});

const findFile = (files: Map<string, StoredFile>, name: string): MediaFile | undefined => {
  const file = files.get(name);
  if (file) return toMediaFile(name, file);
  const [, sound, length] = repeatedSound.exec(name) ?? [];
  const recording = files.get(`${sound}.mp3`);
  const seconds = Number(length);
  if (!recording || !(seconds > 0 && seconds <= longestSeconds)) return undefined;
  const { bytes, digest } = recording;
  return {
    bytes: repeatSound(bytes, seconds),
    type: typeOf(name),
    etag: `"${digest}-${seconds}"`,
    cacheControl: forever,
  };
};

const readFolder = (folder: string): Map<string, StoredFile> =>
  new Map(
    readdirSync(folder)
      .filter((name) => filePattern.test(name))
      .map((name) => {
        const bytes = new Uint8Array(readFileSync(join(folder, name)));
        return [name, { bytes, digest: toDigest(bytes) }];
      }),
  );

/**
 * Adds films, sounds and the two streams to a platform: `/media/clip/…` (a sound also as long as its name says,
 * `rain-1690.mp3`), `/media/live/vod.m3u8`, and `/media/live/live.m3u8`, which repeats the recording without end or seam. Files take
 * `Range` and conditions. They are read once, here.
 */
export const addMediaFiles = (
  app: Hono<PlatformEnv>,
  { folder, now = Date.now, streamStart = now() }: MediaFilesOptions,
): void => {
  for (const kind of ['clip']) {
    const files = readFolder(join(folder, kind));
    const route = `/media/${kind}/:file`;
    app.get(route, (context) => {
      context.set('route', route);
      const name = context.req.param('file') ?? '';
      const file = findFile(files, name);
      if (!file) throw failures.unknownPath();
      return answerMediaFile(context, file);
    });
  }

  const files = readFolder(join(folder, 'live'));
  const playlist = files.get('vod.m3u8')?.bytes;
  const recording = readRecording(new TextDecoder().decode(playlist));
  const timescales = readTimescales(files.get('init.mp4')?.bytes ?? new Uint8Array());
  const segments = [...files.keys()].filter((name) => name.endsWith('.m4s')).sort();

  const findLivePlaylist = (name: string): MediaFile => {
    const text = livePlaylist(recording, Math.max(0, now() - streamStart) / 1000);
    const bytes = new TextEncoder().encode(text);
    return { ...toMediaFile(name, { bytes, digest: toDigest(bytes) }), cacheControl: 'no-store' };
  };

  /** A file of the recording, or one of its segments at a later time. */
  const findStreamFile = (name: string): MediaFile | undefined => {
    if (name === 'live.m3u8') return findLivePlaylist(name);
    const [, number] = liveSegment.exec(name) ?? [];
    const place = number === undefined ? undefined : placeOf(recording, Number(number));
    const file = files.get(place ? (segments[place.index] ?? '') : name);
    if (!file || !place) return file && toMediaFile(name, file);
    const bytes = shiftSegment(file.bytes, timescales, place.shift);
    return toMediaFile(name, { bytes, digest: toDigest(bytes) });
  };

  const route = '/media/live/:file';
  app.get(route, (context) => {
    context.set('route', route);
    const file = findStreamFile(context.req.param('file') ?? '');
    if (!file) throw failures.unknownPath();
    return answerMediaFile(context, file);
  });
};
