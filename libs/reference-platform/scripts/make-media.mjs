/**
 * Makes the films, sounds and share pictures in fixtures/media from the drawn scenes. The files are committed; run this
 * only to change them. It needs ffmpeg and a Chromium (CHROMIUM, /usr/bin/chromium unless set).
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';

const root = new URL('../', import.meta.url);
const target = new URL('fixtures/media/', root).pathname;
const run = promisify(execFile);
const ffmpeg = (...args) => run('ffmpeg', ['-y', '-hide_banner', '-loglevel', 'error', ...args]);

const loadDrawing = async () => {
  const { outputFiles } = await build({
    entryPoints: [new URL('src/seed/pictures/drawScene.ts', root).pathname],
    bundle: true,
    format: 'esm',
    write: false,
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  return (await import(`data:text/javascript;base64,${code}`)).drawScene;
};

const sharePictures = [
  'wetland',
  'bridge',
  'oldstreet',
  'market',
  'lake',
  'nightcity',
  'library',
  'train',
  'stage',
  'tea',
  'rain',
  'harbor',
];

const work = await mkdtemp(join(tmpdir(), 'media-'));
const drawScene = await loadDrawing();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
});

/** Takes a picture of a scene; `quality` is that of the JPEG. */
const shoot = async (seed, file, { width, height, quality }) => {
  const page = await browser.newPage({ viewport: { width, height } });
  const svg = drawScene(seed).replace(
    '<svg ',
    '<svg preserveAspectRatio="xMidYMid slice" width="100%" height="100%" ',
  );
  await page.setContent(`<style>html,body{margin:0;height:100%}svg{display:block}</style>${svg}`);
  await page.screenshot({ path: file, type: 'jpeg', quality });
  await page.close();
};

/** A slow breath in and out over a still picture; it ends as it began, so that it can be repeated. */
const breath = (width, height, period) =>
  `zoompan=z='1.05+0.05*sin(2*PI*on/${period})':x='(iw-iw/zoom)/2':y='(ih-ih/zoom)/2':d=1:s=${width}x${height}:fps=25,format=yuv420p`;

const video = [
  '-c:v',
  'libx264',
  '-profile:v',
  'baseline',
  '-preset',
  'veryslow',
  '-g',
  '50',
  '-keyint_min',
  '50',
];
const audio = ['-c:a', 'aac', '-b:a', '32k', '-ac', '1', '-ar', '44100'];
const rainfall = (seconds, loudness) => [
  '-f',
  'lavfi',
  '-i',
  `anoisesrc=color=pink:amplitude=${loudness}:duration=${seconds}:sample_rate=44100:seed=7,lowpass=f=3000`,
];

const makeClip = async (name, seed, { width, height, seconds, crf }) => {
  const still = join(work, `${name}.jpg`);
  await shoot(seed, still, { width: width * 2, height: height * 2, quality: 92 });
  await ffmpeg(
    ...['-loop', '1', '-framerate', '25', '-i', still, ...rainfall(seconds, 0.03), '-t', String(seconds)],
    ...['-vf', breath(width, height, seconds * 25), ...video, '-crf', String(crf), ...audio],
    ...['-movflags', '+faststart', join(target, 'clip', `${name}.mp4`)],
  );
};

const makeStream = async () => {
  const still = join(work, 'stream.jpg');
  await shoot('wetland-stream-16x9', still, { width: 1280, height: 720, quality: 92 });
  await ffmpeg(
    ...['-loop', '1', '-framerate', '25', '-i', still, ...rainfall(24, 0.02), '-t', '24'],
    ...['-vf', breath(640, 360, 600), ...video, '-crf', '32', '-sc_threshold', '0', ...audio],
    ...['-f', 'hls', '-hls_time', '2', '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'],
    ...['-hls_segment_filename', join(target, 'live', 's%02d.m4s'), join(target, 'live', 'vod.m3u8')],
  );
};

/** What is said in the film of the lake, four seconds a line. */
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
    'Far off, a city not yet awake.',
    'A little longer, and the birds will be back.',
  ],
};

const makeSubtitles = async (language, lines) => {
  const time = (seconds) => `00:${seconds.toFixed(3).padStart(6, '0')}`;
  const cues = lines.map((line, index) => {
    const end = index === lines.length - 1 ? 15.5 : index * 4 + 4;
    return `${time(index * 4 + 0.5)} --> ${time(end)}\n${line}\n`;
  });
  const file = join(target, 'clip', `landscape-${language}.vtt`);
  await writeFile(file, ['WEBVTT\n', ...cues].join('\n'));
};

await rm(target, { recursive: true, force: true });
for (const folder of ['clip', 'live', 'share']) await mkdir(join(target, folder), { recursive: true });
await makeStream();
await makeClip('landscape', 'lake-clip-16x9', { width: 640, height: 360, seconds: 16, crf: 31 });
await makeClip('portrait', 'oldstreet-clip-3x4', { width: 360, height: 640, seconds: 12, crf: 33 });
await ffmpeg(
  ...rainfall(30, 0.12),
  ...[
    '-af',
    "volume='0.7+0.3*sin(2*PI*t/7)':eval=frame",
    '-b:a',
    '32k',
    '-ac',
    '1',
    join(target, 'clip', 'voice.mp3'),
  ],
);
for (const [language, lines] of Object.entries(subtitles)) await makeSubtitles(language, lines);
for (const scene of sharePictures) {
  await shoot(`${scene}-share-1x1`, join(target, 'share', `${scene}.jpg`), {
    width: 300,
    height: 300,
    quality: 72,
  });
}
await browser.close();
await rm(work, { recursive: true });
await writeFile(
  join(target, 'README.md'),
  'Made by `node libs/reference-platform/scripts/make-media.mjs` from the drawn scenes of this library; nothing here comes from elsewhere.\n',
);
