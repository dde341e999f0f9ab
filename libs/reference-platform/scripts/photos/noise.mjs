/** Repeatable noise: the same place gives the same number. */

/** A number in [0, 1) for a cell of a grid. */
export const hash = (x, y, seed = 0) => {
  let value = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return ((value ^ (value >>> 16)) >>> 0) / 4294967296;
};

/** A stream of numbers in [0, 1). */
export const createStream = (text) => {
  let state = 0;
  for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0), 0x01000193) + 0x6d2b79f5;
  let count = 0;
  return (min = 0, max = 1) => min + (max - min) * hash((count += 1), state, 7);
};

/** Smooth noise in [0, 1). */
export const noise = (x, y, seed = 0) => {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const u = x - left;
  const v = y - top;
  const su = u * u * (3 - 2 * u);
  const sv = v * v * (3 - 2 * v);
  const a = hash(left, top, seed);
  const b = hash(left + 1, top, seed);
  const c = hash(left, top + 1, seed);
  const d = hash(left + 1, top + 1, seed);
  return a + (b - a) * su + (c - a) * sv + (a - b - c + d) * su * sv;
};

/** Noise of several sizes, in [0, 1). */
export const fbm = (x, y, octaves = 5, seed = 0) => {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += weight * noise(x, y, seed + octave);
    total += weight;
    weight *= 0.5;
    const turned = 1.6 * x + 1.2 * y;
    y = 1.6 * y - 1.2 * x + 5.3;
    x = turned + 1.7;
  }
  return sum / total;
};

/** Crests, as of mountains, in [0, 1). */
export const ridged = (x, y, octaves = 5, seed = 0) => {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  let carried = 1;
  for (let octave = 0; octave < octaves; octave += 1) {
    const crest = 1 - Math.abs(2 * noise(x, y, seed + octave) - 1);
    const sharp = crest * crest * carried;
    carried = Math.min(1, sharp * 1.8);
    sum += weight * sharp;
    total += weight;
    weight *= 0.5;
    const turned = 1.6 * x + 1.2 * y;
    y = 1.6 * y - 1.2 * x + 3.1;
    x = turned + 7.9;
  }
  return sum / total;
};

export const clamp = (value, min = 0, max = 1) => Math.min(max, Math.max(min, value));
export const mix = (a, b, part) => a + (b - a) * part;
export const smooth = (from, to, value) => {
  const part = clamp((value - from) / (to - from));
  return part * part * (3 - 2 * part);
};
