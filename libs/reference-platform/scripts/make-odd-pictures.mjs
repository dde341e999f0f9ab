/**
 * Makes the pictures in fixtures/media/picture that are unlike others, for the two items that show them: very long, very wide, moving,
 * turned by their camera, of a kind that browsers do not know, damaged, drawn. The files are committed; run this only to change them, after
 * `make-photos.mjs`. It needs heif-enc (libheif-examples) and a font with Chinese characters.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { develop } from './photos/develop.mjs';
import { lightFor } from './photos/lights.mjs';
import { createStream } from './photos/noise.mjs';
import { places } from './photos/places.mjs';
import { tracePhoto } from './photos/tracePhoto.mjs';

const target = new URL('../fixtures/media/picture/', import.meta.url).pathname;
const file = (name) => join(target, name);
const font = 'font-family="Noto Sans CJK SC, Noto Serif CJK SC, sans-serif"';
const months = [
  '一月',
  '二月',
  '三月',
  '四月',
  '五月',
  '六月',
  '七月',
  '八月',
  '九月',
  '十月',
  '十一月',
  '十二月',
];

const levelOf = (day) =>
  1.35 +
  0.75 * Math.sin(((day - 110) / 365) * 2 * Math.PI) +
  0.24 * Math.sin(day / 9) +
  0.1 * Math.sin(day / 2.3);

/** Water levels of a year, a month after another, 750 × 12,000 pixels. */
const longChart = () => {
  const next = createStream('long chart');
  const text = (x, y, size, words, color = '#233', extra = '') =>
    `<text x="${x}" y="${y}" font-size="${size}" fill="${color}" ${font} ${extra}>${words}</text>`;
  const parts = months.map((name, month) => {
    const top = 620 + month * 930;
    const days = Array.from({ length: 30 }, (_, index) => levelOf(month * 30.4 + index));
    const bars = days
      .map(
        (level, index) =>
          `<rect x="${60 + index * 21}" y="${top + 620 - level * 190}" width="14" height="${level * 190}" rx="3" fill="hsl(${198 - level * 14} 46% ${64 - level * 12}%)"/>`,
      )
      .join('');
    const [low, high] = [Math.min(...days), Math.max(...days)];
    const dots = Array.from(
      { length: 7 },
      () =>
        `<circle cx="${next(60, 690)}" cy="${top + 760 + next(-20, 20)}" r="${next(4, 13)}" fill="#7a9a86" opacity=".6"/>`,
    ).join('');
    return [
      month % 2 ? `<rect y="${top - 60}" width="750" height="930" fill="#eef2ee"/>` : '',
      text(60, top + 30, 54, name, '#1f3d3a', 'font-weight="700"'),
      text(690, top + 10, 26, `最高 ${high.toFixed(2)} 米`, '#4a6662', 'text-anchor="end"'),
      text(690, top + 46, 26, `最低 ${low.toFixed(2)} 米`, '#4a6662', 'text-anchor="end"'),
      ...[1, 2].map(
        (line) =>
          `<path d="M60 ${top + 620 - line * 190}H690" stroke="#c4cfca" stroke-dasharray="6 6"/>${text(22, top + 628 - line * 190, 20, `${line} 米`, '#7c8d89')}`,
      ),
      bars,
      `<path d="M60 ${top + 620}H690" stroke="#566" stroke-width="2"/>`,
      text(60, top + 662, 20, '1 日', '#7c8d89'),
      text(690, top + 662, 20, '30 日', '#7c8d89', 'text-anchor="end"'),
      dots,
      text(
        60,
        top + 830,
        25,
        `观测员记：${['冰薄，能听见水下的声音。', '第一批绿头鸭北去。', '水色发黄，上游放水。', '芦苇冒尖。', '塘埂淹了一半。', '荷叶高过尺子。', '暴雨，一天三测。', '夜里最高，无人受灾。', '退得很慢，鸟来得早。', '芦花白了。', '白琵鹭，一只。', '尺子该换新的了。'][month]}`,
        '#33504b',
      ),
    ].join('');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="750" height="12000" viewBox="0 0 750 12000"><rect width="750" height="12000" fill="#f8f7f1"/><rect width="750" height="470" fill="#2f5b57"/>${text(60, 190, 72, '一年的水位', '#fff', 'font-weight="700"')}${text(60, 270, 34, '南岸湿地 2 号水尺 · 每天七点', '#d7e6e0')}${text(60, 400, 28, '一根柱子是一天，越深的颜色水越高', '#d7e6e0')}${parts.join('')}<rect y="11790" width="750" height="210" fill="#2f5b57"/>${text(375, 11890, 32, '读到这里，一年就过去了。', '#fff', 'text-anchor="middle"')}${text(375, 11945, 24, '数据：湿地管理站 · 制图：云浦新闻', '#d7e6e0', 'text-anchor="middle"')}</svg>`;
};

const chart = () => {
  const points = Array.from(
    { length: 120 },
    (_, index) => `${(60 + index * 5.4).toFixed(1)} ${(330 - levelOf(index * 3) * 105).toFixed(1)}`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="750" height="420" viewBox="0 0 750 420"><rect width="750" height="420" fill="#fbfaf5"/>${[0, 1, 2].map((line) => `<path d="M60 ${330 - line * 105}H710" stroke="#d5dad6"/><text x="18" y="${336 - line * 105}" font-size="17" fill="#6c7a76">${line} m</text>`).join('')}<path d="M${points.join('L')}L702.6 330L60 330Z" fill="#4f8f8a" opacity=".18"/><path d="M${points.join('L')}" fill="none" stroke="#2f6f6a" stroke-width="3"/>${[1, 4, 7, 10].map((month, index) => `<text x="${60 + index * 162}" y="364" font-size="17" fill="#6c7a76">${month} 月</text>`).join('')}<text x="60" y="44" font-size="22" fill="#233" font-weight="700">2 号水尺，一年</text></svg>`;
};

const map = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="750" height="560" viewBox="0 0 750 560"><rect width="750" height="560" fill="#eef0e6"/><path d="M-10 330C140 270 230 400 380 340S620 210 770 270V420C640 360 560 420 420 450S120 400 -10 470Z" fill="#b9d6dc"/><path d="M0 120L750 60M90 0L160 560M420 0L450 560M640 0L600 560M0 520L750 500" stroke="#fff" stroke-width="13" fill="none"/><path d="M60 230C160 200 240 250 330 226S520 150 700 176" stroke="#7fae7a" stroke-width="6" stroke-dasharray="2 11" stroke-linecap="round" fill="none"/><g fill="#c8493a"><circle cx="160" cy="316" r="11"/><circle cx="402" cy="352" r="11"/><circle cx="620" cy="266" r="11"/></g><g font-size="21" fill="#2b3a38"><text x="180" y="308">1 号水尺</text><text x="424" y="392">2 号水尺</text><text x="520" y="248">3 号水尺</text><text x="214" y="214" fill="#4e7d4a">塘埂步道</text></g><path d="M690 40L676 82L690 73L704 82Z" fill="#2b3a38"/><text x="683" y="108" font-size="19" fill="#2b3a38">北</text></svg>`;

/** The lake from one end to the other, 8,192 pixels wide. */
const makePanorama = async () => {
  const { light: changes, lens, ...setting } = await places.lake('day');
  const light = lightFor('day', changes);
  const traced = tracePhoto(
    { light, ...setting, camera: { at: [0, 1, 0], pitch: 2.5, angle: 104 } },
    [3072, 540],
    1,
  );
  const size = [8192, 1440];
  const pixels = await develop(traced, { size, lens, grade: light.grade, grain: 4, vignette: 0.12 });
  await sharp(pixels, { raw: { width: 8192, height: 1440, channels: 3 } })
    .jpeg({ quality: 86, mozjpeg: true })
    .toFile(file('lake-from-end-to-end.jpg'));
};

/** Held upright: the rows lie sideways, and the file says so. */
const makeTurned = async () => {
  const upright = await sharp(file('oldstreet-day.jpg')).resize({ width: 900 }).toBuffer();
  await sharp(upright)
    .rotate(270)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(file('held-upright.jpg'));
};

/** Ripples that run over a lake, in a loop. */
const makeMoving = async () => {
  const [width, height, count] = [400, 300, 14];
  const { data } = await sharp(file('lake-mist.jpg'))
    .resize(width, height, { fit: 'cover', position: 'south' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const frames = Array.from({ length: count }, (_, frame) => {
    const out = Buffer.alloc(data.length);
    const turn = (frame / count) * 2 * Math.PI;
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const deep = Math.max(0, y / height - 0.5) * 2;
        const shift = Math.round(
          7 * deep * Math.sin(y * 0.5 - turn) + 3 * deep * Math.sin(x * 0.05 + y * 0.21 + turn),
        );
        const from = Math.min(width - 1, Math.max(0, x + shift));
        data.copy(out, (y * width + x) * 3, (y * width + from) * 3, (y * width + from) * 3 + 3);
      }
    return out;
  });
  await sharp(Buffer.concat(frames), {
    raw: { width, height: height * count, channels: 3, pageHeight: height },
  })
    .gif({ delay: Array(count).fill(110), loop: 0, colours: 48, dither: 0.4, interFrameMaxError: 10 })
    .toFile(file('ripples.gif'));
};

/** As phones write them; few browsers read it. */
const makeHeic = async () => {
  const work = await mkdtemp(join(tmpdir(), 'heic-'));
  await sharp(file('harbor-dawn.jpg')).resize({ width: 800 }).png().toFile(join(work, 'photo.png'));
  await promisify(execFile)('heif-enc', [
    '-q',
    '45',
    '-o',
    file('from-a-phone.heic'),
    join(work, 'photo.png'),
  ]);
  await rm(work, { recursive: true });
};

/** The upload ended in the middle. */
const makeCut = async () => {
  const whole = await sharp(file('bridge-mist.jpg')).resize({ width: 1000 }).jpeg({ quality: 80 }).toBuffer();
  await writeFile(file('half-uploaded.jpg'), whole.subarray(0, Math.round(whole.length * 0.02)));
};

await sharp(Buffer.from(longChart()))
  .png({ palette: true, colours: 64, compressionLevel: 9 })
  .toFile(file('a-year-of-water.png'));
await writeFile(file('water-levels.svg'), chart());
await writeFile(file('gauges.svg'), map());
await makePanorama();
await makeTurned();
await makeMoving();
await makeHeic();
await makeCut();
for (const name of [
  'a-year-of-water.png',
  'lake-from-end-to-end.jpg',
  'held-upright.jpg',
  'ripples.gif',
  'from-a-phone.heic',
  'half-uploaded.jpg',
  'water-levels.svg',
  'gauges.svg',
])
  console.log(name, Math.round((await readFile(file(name))).length / 1000), 'kB');
