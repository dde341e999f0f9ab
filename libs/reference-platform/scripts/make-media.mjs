/**
 * Makes the films and sounds in fixtures/media from photographs (`make-photos.mjs`). The files are committed; run this
 * only to change them. It needs ffmpeg and espeak-ng. With names, such as
 * `lake-wide rain voice`, it makes only those clips.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { loadSeed } from './loadSeed.mjs';
import { movers } from './movers.mjs';
import { takePhoto } from './photos/takePhoto.mjs';
import { soundOfScene, sounds } from './sounds.mjs';

const root = new URL('../', import.meta.url);
const target = new URL('fixtures/media/', root).pathname;
const run = promisify(execFile);
const ffmpeg = (...args) => run('ffmpeg', ['-y', '-hide_banner', '-loglevel', 'error', ...args]);

const { filmSeconds, seasonsSeconds, featureCases } = await loadSeed(
  "export * from './src/seed/clips'; export * from './src/seed/featureCases'",
);
const requested = process.argv.slice(2);
const isMade = (name) => requested.length === 0 || requested.includes(name);

const work = await mkdtemp(join(tmpdir(), 'media-'));
/** A drawing with a clear ground as a file. */
const shoot = (svg, file, { width, height }) =>
  sharp(Buffer.from(svg.replace('width="100%" height="100%"', `width="${width}" height="${height}"`)))
    .resize(width, height, { fit: 'fill' })
    .png()
    .toFile(file);

/** A photograph as a file, twice as large as a film shows it, because the film moves over it. */
const shootPlace = async (look, file, { width, height }) => {
  const size = [width * 2, height * 2];
  const pixels = await takePhoto(look, size, { tracedPart: 0.9, more: 3, grain: 1.5 });
  await sharp(pixels, { raw: { width: size[0], height: size[1], channels: 3 } })
    .jpeg({ quality: 94 })
    .toFile(file);
};

/** The light of a place in its two films. */
const lights = {
  wetland: { wide: 'dawn', tall: 'mist' },
  bridge: { wide: 'dusk', tall: 'day' },
  oldstreet: { wide: 'dusk', tall: 'day' },
  market: { wide: 'day', tall: 'dusk' },
  lake: { wide: 'mist', tall: 'dusk' },
  nightcity: { wide: 'night', tall: 'dawn' },
  library: { wide: 'day', tall: 'dusk' },
  train: { wide: 'day', tall: 'dusk' },
  stage: { wide: 'day', tall: 'dusk' },
  tea: { wide: 'day', tall: 'day' },
  rain: { wide: 'day', tall: 'dusk' },
  harbor: { wide: 'day', tall: 'dusk' },
};

/** A slow breath in and out over a still picture; it ends as it began, so that it can be repeated. */
const breath = (width, height, period) =>
  `zoompan=z='1.05+0.05*sin(2*PI*on/${period})':x='(iw-iw/zoom)/2':y='(ih-ih/zoom)/2':d=1:s=${width}x${height}:fps=25,format=yuv420p`;

const video = [
  ...['-c:v', 'libx264', '-profile:v', 'baseline', '-preset', 'slower'],
  ...['-g', '50', '-keyint_min', '50'],
];
const audio = ['-c:a', 'aac', '-b:a', '32k', '-ac', '1', '-ar', '44100'];

const soundInput = (scene) => {
  const { source } = sounds[soundOfScene[scene] ?? 'bells'];
  return ['-f', 'lavfi', '-i', `${source},volume=0.5,aloop=loop=-1:size=1000000`];
};

const still = (file) => ['-loop', '1', '-framerate', '25', '-i', file];

/** The drawings that move over a still picture: their inputs from number 2 on, and how they are laid over `[still]`. */
const layMovers = async (scene, { width, height }) => {
  const inputs = [];
  const overlays = [];
  let from = 'still';
  for (const [index, { drawing, size, x, y }] of (movers[scene] ?? []).entries()) {
    const [, boxWidth, boxHeight] = /viewBox="0 0 (\d+) (\d+)"/.exec(drawing);
    const file = join(work, `${scene}-${width}-${index}.png`);
    const drawn = Math.round(width * size);
    const high = size === 1 ? height * 2 : Math.round((drawn * boxHeight) / boxWidth);
    await shoot(drawing, file, { width: drawn, height: high });
    inputs.push(...still(file));
    const inPixels = (text) => text.replaceAll('H', 'main_h').replaceAll('W', 'main_w');
    overlays.push(`[${from}][${index + 2}:v]overlay=x='${inPixels(x)}':y='${inPixels(y)}'[over${index}]`);
    from = `over${index}`;
  }
  return { inputs, overlays, last: from };
};

const frames = { wide: { width: 640, height: 360, crf: 33 }, tall: { width: 360, height: 640, crf: 34 } };

/** The first frame of a film as a picture of its own. */
const makePoster = async (name, inputs) => {
  const frame = join(work, `${name}.png`);
  await ffmpeg(...inputs, '-frames:v', '1', frame);
  await sharp(frame)
    .jpeg({ quality: 86, mozjpeg: true })
    .toFile(join(target, 'picture', `film-${name}.jpg`));
};

/** A scene full of small lights and leaves takes more bytes. */
const coarser = { nightcity: 5, tea: 5, rain: 2 };

const makeFilm = async (scene, shape, seconds) => {
  const { width, height, crf: usual } = frames[shape];
  const crf = usual + (coarser[scene] ?? 0);
  const name = `${scene}-${shape}`;
  const picture = join(work, `${name}.jpg`);
  await shootPlace(`${scene}-${lights[scene][shape]}`, picture, frames[shape]);
  const { inputs, overlays, last } = await layMovers(scene, frames[shape]);
  const graph = [`[0:v]${breath(width, height, seconds * 25)}[still]`, ...overlays].join(';');
  const sources = [...still(picture), ...soundInput(scene), ...inputs];
  const shown = ['-filter_complex', graph, '-map', `[${last}]`];
  await makePoster(name, [...sources, ...shown]);
  await ffmpeg(
    ...[...sources, '-t', String(seconds), ...shown, '-map', '1:a', ...video, '-crf', String(crf)],
    ...['-pix_fmt', 'yuv420p', ...audio, '-movflags', '+faststart', join(target, 'clip', `${name}.mp4`)],
  );
};

/** The lake as it is at four times of the day, one dissolving into the next. */
const makeSeasons = async () => {
  const { width, height, crf } = frames.wide;
  const seasons = ['mist', 'day', 'dusk', 'night'];
  const files = seasons.map((light) => join(work, `seasons-${light}.jpg`));
  for (const [index, light] of seasons.entries())
    await shootPlace(`lake-${light}`, files[index], { width: width / 2, height: height / 2 });
  await makePoster('seasons', ['-i', files[0]]);
  const each = seasonsSeconds / seasons.length;
  const fades = seasons
    .slice(1)
    .map(
      (_, index) =>
        `[${index === 0 ? '1:v' : `f${index}`}][${index + 2}:v]xfade=duration=1:offset=${each * (index + 1) - 0.5}[f${index + 1}]`,
    );
  await ffmpeg(
    ...[...soundInput('lake'), ...files.flatMap(still), '-t', String(seasonsSeconds)],
    ...[
      '-filter_complex',
      `${fades.join(';')};[f3]fps=25,format=yuv420p[film]`,
      '-map',
      '[film]',
      '-map',
      '0:a',
    ],
    ...[
      ...video,
      '-crf',
      String(crf),
      ...audio,
      '-movflags',
      '+faststart',
      join(target, 'clip', 'seasons.mp4'),
    ],
  );
};

const makeStream = async () => {
  const picture = join(work, 'stream.jpg');
  await shootPlace('wetland-dawn', picture, frames.wide);
  await makePoster('stream', [...still(picture), '-vf', breath(640, 360, 600)]);
  await ffmpeg(
    ...[...still(picture), ...soundInput('rain'), '-t', '24'],
    ...['-vf', breath(640, 360, 600), ...video, '-crf', '32', '-sc_threshold', '0', ...audio],
    ...['-f', 'hls', '-hls_time', '2', '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'],
    ...['-hls_segment_filename', join(target, 'live', 's%02d.m4s'), join(target, 'live', 'vod.m3u8')],
  );
};

/** Frames of one size and nothing else, so that a file can be cut and repeated between any two (`repeatSound`). */
const plainFrames = [
  ...['-c:a', 'libmp3lame', '-b:a', '32k', '-ac', '1', '-ar', '32000', '-reservoir', '0'],
  ...['-write_xing', '0', '-id3v2_version', '0'],
];

const makeSound = (name, { seconds, source }) =>
  ffmpeg(
    '-f',
    'lavfi',
    '-i',
    source,
    '-t',
    String(seconds),
    ...plainFrames,
    join(target, 'clip', `${name}.mp3`),
  );

/** The article that is read aloud, by a machine. */
const makeVoice = async () => {
  const { body } = featureCases.find(({ id }) => id === 'listen01');
  const speech = join(work, 'voice.wav');
  await run('espeak-ng', ['-v', 'cmn', '-s', '165', '-w', speech, body.trim()]);
  await ffmpeg('-i', speech, ...plainFrames, join(target, 'clip', 'voice.mp3'));
};

/** The subtitles of the film of the lake, four seconds a line. */
const subtitles = {
  zh: [
    '清晨的湖面，风从西北来。',
    '水纹慢慢推到岸边。',
    '远处是还没有醒的城市。',
    '再等一会儿，鸟就要回来了。',
  ],
  en: [
    'The lake at dawn, wind from the north-west.',
    'Ripples come slowly to the shore.',
    'Far off, a city not yet hydrated.',
    'A little longer, and the birds will be back.',
  ],
};

const makeSubtitles = async (language, lines) => {
  const time = (seconds) => `00:${seconds.toFixed(3).padStart(6, '0')}`;
  const cues = lines.map((line, index) => {
    const end = index === lines.length - 1 ? 15.5 : index * 4 + 4;
    return `${time(index * 4 + 0.5)} --> ${time(end)}\n${line}\n`;
  });
  const file = join(target, 'clip', `lake-${language}.vtt`);
  await writeFile(file, ['WEBVTT\n', ...cues].join('\n'));
};

for (const folder of ['clip', 'live']) {
  if (requested.length === 0) await rm(join(target, folder), { recursive: true, force: true });
  await mkdir(join(target, folder), { recursive: true });
}
for (const [scene, shapes] of Object.entries(filmSeconds))
  for (const [shape, seconds] of Object.entries(shapes))
    if (isMade(`${scene}-${shape}`)) await makeFilm(scene, shape, seconds);
for (const [name, sound] of Object.entries(sounds)) if (isMade(name)) await makeSound(name, sound);
if (isMade('voice')) await makeVoice();
if (isMade('seasons')) await makeSeasons();
if (isMade('stream')) await makeStream();
if (isMade('subtitles'))
  for (const [language, lines] of Object.entries(subtitles)) await makeSubtitles(language, lines);
await rm(work, { recursive: true });
await writeFile(
  join(target, 'README.md'),
  'Made by `make-media.mjs`, `make-photos.mjs` and `make-odd-pictures.mjs` in `libs/reference-platform/scripts`; nothing here comes from elsewhere.\n',
);
