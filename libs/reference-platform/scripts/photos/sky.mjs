import { clamp, fbm, hash, mix, noise, smooth } from './noise.mjs';

const stars = (dx, dy, dz) => {
  const u = (Math.atan2(dx, dz) + 4) * 180;
  const v = dy * 180;
  const x = Math.floor(u);
  const y = Math.floor(v);
  if (hash(x, y, 91) < 0.965) return 0;
  const away = Math.hypot(u - x - 0.2 - 0.6 * hash(x, y, 92), v - y - 0.2 - 0.6 * hash(x, y, 93));
  return Math.max(0, 1 - away * 5) * (0.15 + 1.6 * hash(x, y, 94) ** 4);
};

/** Makes the function that looks into the sky; it writes three linear colours. */
export const createSky = (
  { zenith, horizon, sunColor, sunDir, cloud, isNight },
  { seed = 1, cloudScale = 1 } = {},
) => {
  const [sx, sy, sz] = sunDir;
  const { cover, lit, shade } = cloud;
  const low = mix(0.72, 0.28, cover);
  return (dx, dy, dz, out, withDisc = true) => {
    const height = Math.max(dy, 0);
    const part = 1 - Math.exp(-height * 4.2);
    const facing = Math.max(0, dx * sx + dy * sy + dz * sz);
    const glow = facing ** 6 * 0.22 + facing ** 40 * 0.45;
    const disc = withDisc ? facing ** 700 * 2 + smooth(0.99985, 0.99993, facing) * 14 : 0;
    let r = mix(horizon[0], zenith[0], part) + sunColor[0] * (glow * 0.5 + disc);
    let g = mix(horizon[1], zenith[1], part) + sunColor[1] * (glow * 0.42 + disc);
    let b = mix(horizon[2], zenith[2], part) + sunColor[2] * (glow * 0.36 + disc);
    if (isNight && dy > 0) {
      const star = stars(dx, dy, dz);
      r += star;
      g += star;
      b += star * 1.1;
    }
    if (dy > 0.004) {
      const far = cloudScale / (dy + 0.09);
      const x = dx * far * 1.5 + seed * 13.7;
      const z = dz * far * 1.5;
      const warp = noise(x * 0.7, z * 0.7, 31) * 0.9;
      const body = fbm(x + warp, z * 1.25 + warp, 6, 21);
      const thick = smooth(low, low + 0.3, body);
      if (thick > 0) {
        const toSun = fbm(x + warp + sx * 0.22, z * 1.25 + warp + sz * 0.22, 4, 21);
        const light = clamp(0.55 + (body - toSun) * 3.2 - thick * 0.25 + facing ** 8 * 0.5);
        const cover = thick * smooth(0.0, 0.13, dy) * 0.92;
        const rim = 1 + facing ** 12 * 0.8;
        r = mix(r, mix(shade[0], lit[0] * rim, light), cover);
        g = mix(g, mix(shade[1], lit[1] * rim, light), cover);
        b = mix(b, mix(shade[2], lit[2] * rim, light), cover);
      }
    }
    out[0] = r;
    out[1] = g;
    out[2] = b;
  };
};
