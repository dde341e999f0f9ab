import { hash } from './noise.mjs';
import { createSky } from './sky.mjs';
import { createTracer } from './createTracer.mjs';

const radians = Math.PI / 180;

/** Rays through the pixels of a camera: `at`, `pitch` and `turn` in degrees, `angle` of view along the longer side. */
const createRays = ({ at, pitch = 0, turn = 0, angle = 60, roll = 0 }, width, height) => {
  const reach = Math.tan((angle / 2) * radians);
  const long = Math.max(width, height);
  const [sp, cp] = [Math.sin(pitch * radians), Math.cos(pitch * radians)];
  const [st, ct] = [Math.sin(turn * radians), Math.cos(turn * radians)];
  const [sr, cr] = [Math.sin(roll * radians), Math.cos(roll * radians)];
  return (px, py, out) => {
    const u0 = ((px - width / 2) / (long / 2)) * reach;
    const v0 = ((height / 2 - py) / (long / 2)) * reach;
    const u = u0 * cr - v0 * sr;
    const v = u0 * sr + v0 * cr;
    const y = sp + v * cp;
    const forward = cp - v * sp;
    const x = u * ct + forward * st;
    const z = forward * ct - u * st;
    const length = Math.hypot(x, y, z);
    out[0] = at[0];
    out[1] = at[1];
    out[2] = at[2];
    out[3] = x / length;
    out[4] = y / length;
    out[5] = z / length;
  };
};

/** Light as the eye compares it. */
const tone = (channels, index) => {
  const light = 0.3 * channels[0][index] + 0.59 * channels[1][index] + 0.11 * channels[2][index];
  return Math.sqrt(Math.min(1.5, light));
};

/** Whether a pixel differs from a neighbour so much that one ray is too few. */
const isEdge = (channels, x, y, width, height) => {
  const index = y * width + x;
  const here = tone(channels, index);
  const right = x + 1 < width ? tone(channels, index + 1) : here;
  const below = y + 1 < height ? tone(channels, index + width) : here;
  return Math.abs(here - right) > 0.05 || Math.abs(here - below) > 0.05;
};

/** Traces a place in a light: linear colours and distances; `more` further rays where one is too few. */
export const tracePhoto = ({ light, place, camera, sky: skyOptions }, [width, height], more) => {
  const sky = createSky(light, skyOptions);
  const trace = createTracer({ light, sky, place });
  const rays = createRays(camera, width, height);
  const channels = [0, 1, 2].map(() => new Float32Array(width * height));
  const depth = new Float32Array(width * height);
  const ray = new Float64Array(6);
  const seen = new Float64Array(4);
  const look = (x, y) => {
    rays(x, y, ray);
    trace(ray[0], ray[1], ray[2], ray[3], ray[4], ray[5], 0, seen);
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      look(x + 0.5, y + 0.5);
      const index = y * width + x;
      for (let channel = 0; channel < 3; channel += 1) channels[channel][index] = Math.min(30, seen[channel]);
      depth[index] = seen[3];
    }
  }
  const first = channels.map((channel) => channel.slice());
  for (let y = 0; more > 0 && y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isEdge(first, x, y, width, height)) continue;
      const index = y * width + x;
      for (let sample = 0; sample < more; sample += 1) {
        look(x + (sample + hash(x, y, 41)) / more, y + ((sample * 0.618 + hash(x, y, 51)) % 1));
        for (let channel = 0; channel < 3; channel += 1)
          channels[channel][index] += Math.min(30, seen[channel]);
      }
      for (let channel = 0; channel < 3; channel += 1) channels[channel][index] /= more + 1;
    }
  }
  return { channels, depth, width, height };
};
