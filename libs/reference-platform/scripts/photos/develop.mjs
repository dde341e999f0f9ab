import sharp from 'sharp';
import { clamp, createStream, hash, mix, smooth } from './noise.mjs';

/** Blurs one channel of a picture along rows, then columns, three times: nearly a Gaussian of this radius. */
const blurChannel = (source, width, height, radius) => {
  let from = source;
  let to = new Float32Array(source.length);
  const pass = (stride, lines, length, step) => {
    for (let line = 0; line < lines; line += 1) {
      const start = line * stride;
      const at = (index) => from[start + clamp(index, 0, length - 1) * step];
      let sum = 0;
      for (let index = -radius; index <= radius; index += 1) sum += at(index);
      for (let index = 0; index < length; index += 1) {
        to[start + index * step] = sum / (2 * radius + 1);
        sum += at(index + radius + 1) - at(index - radius);
      }
    }
    [from, to] = [to, from === source ? new Float32Array(source.length) : from];
  };
  for (let round = 0; round < 3; round += 1) {
    pass(width, height, width, 1);
    pass(1, width, height, width);
  }
  return from;
};

const blur = (channels, width, height, radius) =>
  radius < 1 ? channels : channels.map((channel) => blurChannel(channel, width, height, Math.round(radius)));

/** Near and far things out of focus. `lens` has the distance in focus and how wide the lens is open. */
const focus = ({ channels, depth, width, height }, { focus: sharpAt, open }) => {
  const unit = width / 1000;
  const radii = [0, 1.4, 3, 6, 11].map((radius) => radius * unit);
  const levels = radii.map((radius) => blur(channels, width, height, radius * 0.62));
  const coc = new Float32Array(depth.length);
  for (let index = 0; index < depth.length; index += 1) {
    const distance = Math.min(depth[index], 1e4);
    coc[index] = Math.min(11, Math.abs(1 / distance - 1 / sharpAt) * sharpAt * open) * unit;
  }
  const softened = blurChannel(coc, width, height, Math.max(1, Math.round(1.2 * unit)));
  return channels.map((channel, number) =>
    channel.map((_, index) => {
      const radius = softened[index];
      let level = 0;
      while (level < radii.length - 2 && radius > radii[level + 1]) level += 1;
      const part = clamp((radius - radii[level]) / (radii[level + 1] - radii[level]));
      return mix(levels[level][number][index], levels[level + 1][number][index], part);
    }),
  );
};

/** Light that spreads in the lens. */
const bloom = (channels, width, height, strength) => {
  const bright = channels.map((channel) => channel.map((value) => Math.min(12, Math.max(0, value - 0.85))));
  const near = blur(bright, width, height, width / 220);
  const wide = blur(bright, width, height, width / 38);
  return channels.map((channel, number) =>
    channel.map((value, index) => value + strength * (0.5 * near[number][index] + 0.6 * wide[number][index])),
  );
};

/** Linear light to the tones of film. */
const film = (value) => {
  const x = Math.max(0, value) * 0.62;
  return clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)) ** (1 / 2.2);
};

const gradePixel = (rgb, { contrast, saturation, warmth }, light) => {
  const grey = 0.3 * rgb[0] + 0.59 * rgb[1] + 0.11 * rgb[2];
  for (let channel = 0; channel < 3; channel += 1) {
    let value = mix(grey, rgb[channel], saturation);
    value = (value - 0.45) * contrast + 0.45;
    const tint = [warmth, 0, -warmth][channel];
    rgb[channel] = (value + tint * (0.4 + grey)) * light;
  }
};

/** Highlights go a little warm, shadows a little blue. */
const splitTone = (rgb) => {
  const grey = (rgb[0] + rgb[1] + rgb[2]) / 3;
  const shadow = (1 - smooth(0, 0.5, grey)) * 0.018;
  const highlight = smooth(0.5, 1, grey) * 0.014;
  rgb[0] += highlight - shadow * 0.6;
  rgb[1] += highlight * 0.4 + shadow * 0.1;
  rgb[2] += shadow - highlight;
};

const toPrint = (channels, width, height, { grade, vignette = 0.32 }) => {
  const print = new Uint16Array(width * height * 3);
  const rgb = [0, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = y * width + x;
      const away = Math.hypot((x / width - 0.5) * 1.15, y / height - 0.5) / 0.75;
      const light = 1 - vignette * smooth(0.35, 1.15, away);
      for (let channel = 0; channel < 3; channel += 1)
        rgb[channel] = film(channels[channel][index] * grade.exposure);
      gradePixel(rgb, grade, light);
      splitTone(rgb);
      for (let channel = 0; channel < 3; channel += 1)
        print[index * 3 + channel] = Math.round(clamp(rgb[channel]) * 65_535);
    }
  }
  return print;
};

/** The grain of film: strongest in the middle tones, in clumps of about a pixel and a half. */
const addGrain = (pixels, width, height, strength) => {
  const grain = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      grain[y * width + x] = hash(x, y, 5) + hash(x, y, 6) + hash(x, y, 8) - 1.5;
  const result = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const index = y * width + x;
      const right = grain[index + (x + 1 < width ? 1 : 0)];
      const below = grain[index + (y + 1 < height ? width : 0)];
      const clump = grain[index] * 0.6 + right * 0.3 + below * 0.3;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = pixels[index * 3 + channel] / 257;
        const tone = value / 255;
        const tint = (hash(x, y, 11 + channel) - 0.5) * 0.5;
        const amount = strength * (0.35 + 2.6 * tone * (1 - tone));
        result[index * 3 + channel] = clamp(Math.round(value + (clump + tint) * amount), 0, 255);
      }
    }
  }
  return result;
};

/** Traced light to the pixels of a finished photograph of the size requested. */
export const develop = async (
  traced,
  { size: [width, height], lens, grade, bloom: spread = 0.22, grain = 7, vignette, finish },
) => {
  let { channels } = traced;
  if (lens) channels = focus(traced, lens);
  if (finish) finish(channels, traced.width, traced.height, createStream('finish'));
  channels = bloom(channels, traced.width, traced.height, spread);
  const print = toPrint(channels, traced.width, traced.height, { grade, vignette });
  const raw = { width: traced.width, height: traced.height, channels: 3 };
  const enlarged = await sharp(print, { raw })
    .resize(width, height, { kernel: 'lanczos3', fit: 'fill' })
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer();
  const pixels = new Uint16Array(enlarged.buffer, enlarged.byteOffset, enlarged.length / 2);
  return addGrain(pixels, width, height, grain);
};
