import { clamp, fbm, mix, noise } from './noise.mjs';

/**
 * A picture is traced ray by ray. A place consists of
 * - `ground`: `{ y?, color(x, z, out), mirror?(x, z) → 0…1, ripple?, ripples? }`, a plane that may be a mirror
 * - `terrain`: `{ height(x, z), color(x, y, z, nx, ny, nz, out), far }`
 * - `boxes`: `{ min, max, color(x, y, z, axis, out, glow) }`
 * - `balls`: `{ at, radius, color(nx, ny, nz, out), gloss }`
 * - `cards`: `{ at, right, up, texture, glow?, light? }`, flat pictures with clear parts
 * Lengths are in units of the place; the camera looks along z.
 */
// One function, because all of it shares a few scratch arrays: nothing is allocated for a ray.
// eslint-disable-next-line max-lines-per-function -- see above
export const createTracer = ({ light, sky, place }) => {
  const { sunDir, sunColor, ambient, horizon, haze } = light;
  const [sx, sy, sz] = sunDir;
  const { ground, terrain, boxes = [], balls = [], cards = [], hazeHeight = 0, ceiling = false } = place;
  const density = (place.haze ?? 1) * haze;
  const groundY = ground?.y ?? 0;
  const color = new Float64Array(3);
  const glow = new Float64Array(3);
  const hit = { t: 0, nx: 0, ny: 0, nz: 0, kind: 0, item: null, axis: 0 };

  const boxDistance = ({ min, max }, ox, oy, oz, ix, iy, iz) => {
    const x1 = (min[0] - ox) * ix;
    const x2 = (max[0] - ox) * ix;
    const y1 = (min[1] - oy) * iy;
    const y2 = (max[1] - oy) * iy;
    const z1 = (min[2] - oz) * iz;
    const z2 = (max[2] - oz) * iz;
    const nearX = x1 < x2 ? x1 : x2;
    const nearY = y1 < y2 ? y1 : y2;
    const nearZ = z1 < z2 ? z1 : z2;
    const near = Math.max(nearX, nearY, nearZ);
    const far = Math.min(x1 < x2 ? x2 : x1, y1 < y2 ? y2 : y1, z1 < z2 ? z2 : z1);
    if (near > far || far < 1e-4 || near < 1e-4) return Infinity;
    if (near === nearX) hit.axis = 0;
    else hit.axis = near === nearY ? 1 : 2;
    return near;
  };

  const march = (ox, oy, oz, dx, dy, dz, limit) => {
    const { height, far } = terrain;
    const end = Math.min(far, limit);
    let t = terrain.near ?? 0.4;
    let before = t;
    while (t < end) {
      const above = oy + dy * t - height(ox + dx * t, oz + dz * t);
      if (above < 0.0008 * t) {
        let from = before;
        let to = t;
        for (let round = 0; round < 7; round += 1) {
          const middle = (from + to) / 2;
          if (oy + dy * middle < height(ox + dx * middle, oz + dz * middle)) to = middle;
          else from = middle;
        }
        return to;
      }
      before = t;
      t += Math.max(above * 0.55, t * 0.009, 0.005);
      if (dy > 0 && oy + dy * t > terrain.top) return Infinity;
    }
    return Infinity;
  };

  /** Whether the sun reaches a point; soft, because it is a disc. */
  const sunAt = (x, y, z) => {
    const ix = 1 / (sx || 1e-9);
    const iy = 1 / (sy || 1e-9);
    const iz = 1 / (sz || 1e-9);
    const { axis } = hit;
    let reached = 1;
    for (const box of boxes) {
      if (!box.noShadow && boxDistance(box, x, y, z, ix, iy, iz) < Infinity) reached = 0.06;
    }
    for (const { at, radius } of balls) {
      const px = at[0] - x;
      const py = at[1] - y;
      const pz = at[2] - z;
      const along = px * sx + py * sy + pz * sz;
      if (along < 0) continue;
      const away = px * px + py * py + pz * pz - along * along;
      if (away < radius * radius) reached = Math.min(reached, 0.12);
    }
    hit.axis = axis;
    return reached;
  };

  const findSolid = (ox, oy, oz, dx, dy, dz) => {
    let best = Infinity;
    hit.kind = 0;
    if (ground && dy < -1e-5 && oy > groundY) {
      best = (groundY - oy) / dy;
      hit.kind = 1;
      hit.nx = 0;
      hit.ny = 1;
      hit.nz = 0;
    }
    const ix = 1 / (dx || 1e-9);
    const iy = 1 / (dy || 1e-9);
    const iz = 1 / (dz || 1e-9);
    let axis = 0;
    for (const box of boxes) {
      const t = boxDistance(box, ox, oy, oz, ix, iy, iz);
      if (t >= best) continue;
      best = t;
      hit.kind = 2;
      hit.item = box;
      ({ axis } = hit);
    }
    if (hit.kind === 2) {
      hit.axis = axis;
      hit.nx = axis === 0 ? -Math.sign(dx) : 0;
      hit.ny = axis === 1 ? -Math.sign(dy) : 0;
      hit.nz = axis === 2 ? -Math.sign(dz) : 0;
    }
    for (const ball of balls) {
      const px = ox - ball.at[0];
      const py = oy - ball.at[1];
      const pz = oz - ball.at[2];
      const b = px * dx + py * dy + pz * dz;
      const c = px * px + py * py + pz * pz - ball.radius * ball.radius;
      const under = b * b - c;
      if (under < 0) continue;
      const t = -b - Math.sqrt(under);
      if (t < 1e-3 || t >= best) continue;
      best = t;
      hit.kind = 3;
      hit.item = ball;
      hit.nx = (px + dx * t) / ball.radius;
      hit.ny = (py + dy * t) / ball.radius;
      hit.nz = (pz + dz * t) / ball.radius;
    }
    if (terrain) {
      const t = march(ox, oy, oz, dx, dy, dz, best);
      if (t < best) {
        best = t;
        hit.kind = 4;
        const x = ox + dx * t;
        const z = oz + dz * t;
        const step = Math.max(terrain.step ?? 0.06, t * 0.002);
        const here = terrain.height(x, z);
        const slopeX = (terrain.height(x + step, z) - here) / step;
        const slopeZ = (terrain.height(x, z + step) - here) / step;
        const length = Math.hypot(slopeX, 1, slopeZ);
        hit.nx = -slopeX / length;
        hit.ny = 1 / length;
        hit.nz = -slopeZ / length;
      }
    }
    hit.t = best;
  };

  /** Waves as the slope of the water. */
  const ripple = (x, z, far, out) => {
    const size = ground.ripples ?? 1;
    const a = fbm(x * 2.2 * size, z * 0.9 * size, 3, 61) - 0.5;
    const b = fbm(x * 2.2 * size + 9, z * 0.9 * size + 4, 3, 63) - 0.5;
    const c = noise(x * 9 * size, z * 3.4 * size, 65) - 0.5;
    const strength = (ground.ripple ?? 0.05) / (1 + far * 0.015);
    out[0] = (a * 1.3 + c * 0.35) * strength;
    out[1] = (b * 2 + c * 0.7) * strength;
  };
  const wave = new Float64Array(2);

  const addHaze = (t, dx, dy, dz, oy, out) => {
    if (density === 0) return;
    const rise = hazeHeight > 0 ? Math.exp(-Math.max(0, oy + dy * t * 0.5) / hazeHeight) : 1;
    const part = 1 - Math.exp(-t * density * rise);
    const facing = Math.max(0, dx * sx + dy * sy + dz * sz) ** 5 * 0.4;
    out[0] = mix(out[0], horizon[0] * 0.92 + sunColor[0] * facing * 0.32, part);
    out[1] = mix(out[1], horizon[1] * 0.92 + sunColor[1] * facing * 0.28, part);
    out[2] = mix(out[2], horizon[2] * 0.95 + sunColor[2] * facing * 0.24, part);
  };

  const outs = [new Float64Array(4), new Float64Array(4), new Float64Array(4)];

  const shade = (x, y, z, nx, ny, nz, out, shine) => {
    const facing = Math.max(0, nx * sx + ny * sy + nz * sz);
    const sun = facing > 0 ? facing * sunAt(x + nx * 1e-3, y + ny * 1e-3, z + nz * 1e-3) : 0;
    const open = (0.62 + 0.38 * ny) * (place.ambience ?? 1);
    for (let channel = 0; channel < 3; channel += 1) {
      let reached = sunColor[channel] * sun * (place.sunlight ?? 1) + ambient[channel] * open;
      if (place.lamps) reached += shine[channel];
      out[channel] = color[channel] * reached + glow[channel];
    }
  };
  const lampLight = new Float64Array(3);
  const lampsAt = (x, y, z, nx, ny, nz) => {
    lampLight.fill(0);
    for (const { at, color: tint, power } of place.lamps) {
      const px = at[0] - x;
      const py = at[1] - y;
      const pz = at[2] - z;
      const square = px * px + py * py + pz * pz;
      const facing = (px * nx + py * ny + pz * nz) / Math.sqrt(square);
      const reached = (power * (0.25 + 0.75 * Math.max(0, facing))) / (0.15 + square);
      for (let channel = 0; channel < 3; channel += 1) lampLight[channel] += tint[channel] * reached;
    }
  };

  const paintSolid = (ox, oy, oz, dx, dy, dz, depth, out) => {
    const { t, kind, item, axis } = hit;
    let { nx, ny, nz } = hit;
    const x = ox + dx * t;
    const y = oy + dy * t;
    const z = oz + dz * t;
    glow.fill(0);
    let mirror = 0;
    if (kind === 1) {
      ground.color(x, z, color, t);
      mirror = ground.mirror ? ground.mirror(x, z, t) : 0;
    } else if (kind === 2) item.color(x, y, z, axis, color, glow);
    else if (kind === 3) item.color(nx, ny, nz, color, glow);
    else terrain.color(x, y, z, nx, ny, nz, color, glow);
    if (kind === 1 && ground.bump && t < 60) {
      const slope = ground.bump(x, z);
      nx += slope[0];
      nz += slope[1];
    }
    if (place.lamps) lampsAt(x, y, z, nx, ny, nz);
    shade(x, y, z, nx, ny, nz, out, lampLight);
    if (kind === 3 && item.gloss) {
      const along = 2 * (dx * nx + dy * ny + dz * nz);
      const facing = Math.max(0, (dx - along * nx) * sx + (dy - along * ny) * sy + (dz - along * nz) * sz);
      const gleam = facing ** 40 * item.gloss * (place.sunlight ?? 1);
      for (let channel = 0; channel < 3; channel += 1) out[channel] += sunColor[channel] * gleam * 0.5;
    }
    if (mirror > 0 && depth < 1) {
      ripple(x, z, t, wave);
      const wx = wave[0];
      const wz = wave[1];
      const fresnel = clamp(0.04 + 0.96 * (1 + dy) ** 4.2);
      const rx = dx + wx;
      let ry = -dy + wz * 0.35;
      const rz = dz + wz * 0.4;
      if (ry < 0.003) ry = 0.003 - ry * 0.2;
      const length = Math.hypot(rx, ry, rz);
      const seen = outs[depth + 1];
      trace(x, y + 1e-3, z, rx / length, ry / length, rz / length, depth + 1, seen);
      const part = mirror * Math.min(1, fresnel + (ground.sheen ?? 0));
      for (let channel = 0; channel < 3; channel += 1) out[channel] = mix(out[channel], seen[channel], part);
    }
  };

  const layers = cards.map(() => [0, 0, 0, 0, 0]);
  /** Lays the cards that a ray crosses before `limit` over what is behind, nearest last. */
  const layCards = (ox, oy, oz, dx, dy, dz, limit, out) => {
    let count = 0;
    for (const card of cards) {
      const { at, normal, right, up, rightSquare, upSquare, texture } = card;
      const slope = dx * normal[0] + dy * normal[1] + dz * normal[2];
      if (slope > -1e-6 && slope < 1e-6) continue;
      const t = ((at[0] - ox) * normal[0] + (at[1] - oy) * normal[1] + (at[2] - oz) * normal[2]) / slope;
      if (t < 0.02 || t >= limit) continue;
      const px = ox + dx * t - at[0];
      const py = oy + dy * t - at[1];
      const pz = oz + dz * t - at[2];
      const u = (px * right[0] + py * right[1] + pz * right[2]) / rightSquare;
      const v = (px * up[0] + py * up[1] + pz * up[2]) / upSquare;
      if (u < 0 || u >= 1 || v < 0 || v >= 1) continue;
      const { width, height, data } = texture;
      const fx = u * (width - 1.001);
      const fy = (1 - v) * (height - 1.001);
      const left = Math.floor(fx);
      const top = Math.floor(fy);
      const at1 = (top * width + left) * 4;
      const wx = fx - left;
      const wy = fy - top;
      const alpha1 = data[at1 + 3] * (1 - wx) + data[at1 + 7] * wx;
      const below = at1 + width * 4;
      const alpha2 = data[below + 3] * (1 - wx) + data[below + 7] * wx;
      const alpha = (alpha1 * (1 - wy) + alpha2 * wy) * (card.opacity ?? 1);
      if (alpha < 0.004) continue;
      const layer = layers[count];
      count += 1;
      layer[0] = t;
      layer[4] = alpha;
      // Cards are lit as a whole; near ones that stand against the light are dark.
      const lightness = card.light ?? 0.55;
      if (place.lamps) lampsAt(ox + dx * t, oy + dy * t, oz + dz * t, 0, 0.3, -0.6);
      for (let channel = 0; channel < 3; channel += 1) {
        const one = data[at1 + channel] * (1 - wx) + data[at1 + 4 + channel] * wx;
        const two = data[below + channel] * (1 - wx) + data[below + 4 + channel] * wx;
        const value = one * (1 - wy) + two * wy;
        let reached =
          ambient[channel] * 0.75 * (place.ambience ?? 1) +
          sunColor[channel] * lightness * 0.4 * (place.sunlight ?? 1);
        if (place.lamps) reached += lampLight[channel];
        layer[1 + channel] = value * (card.glow ?? reached);
      }
    }
    if (count === 0) return limit;
    const found = layers.slice(0, count).sort((one, other) => other[0] - one[0]);
    const paint = glow;
    let nearest = limit;
    for (const [t, r, g, b, alpha] of found) {
      paint[0] = r;
      paint[1] = g;
      paint[2] = b;
      addHaze(t, dx, dy, dz, oy, paint);
      for (let channel = 0; channel < 3; channel += 1)
        out[channel] = mix(out[channel], paint[channel], alpha);
      if (alpha > 0.5) nearest = t;
    }
    return nearest;
  };

  /** Writes a colour and, as its fourth number, how far away it is. */
  const trace = (ox, oy, oz, dx, dy, dz, depth, out) => {
    findSolid(ox, oy, oz, dx, dy, dz);
    const { t } = hit;
    if (t === Infinity) {
      if (ceiling) out.fill(0);
      else sky(dx, dy, dz, out, depth === 0 || !ground?.dullSun);
    } else {
      paintSolid(ox, oy, oz, dx, dy, dz, depth, out);
      addHaze(t, dx, dy, dz, oy, out);
    }
    out[3] = cards.length > 0 ? layCards(ox, oy, oz, dx, dy, dz, t, out) : t;
  };
  return trace;
};

/** A flat picture in the place: its lower left corner, and the ways to its right and its top. */
export const card = (texture, at, right, up, extras = {}) => {
  const normal = [
    right[1] * up[2] - right[2] * up[1],
    right[2] * up[0] - right[0] * up[2],
    right[0] * up[1] - right[1] * up[0],
  ];
  const square = (vector) => vector[0] ** 2 + vector[1] ** 2 + vector[2] ** 2;
  return { texture, at, right, up, normal, rightSquare: square(right), upSquare: square(up), ...extras };
};

/** A card that stands upright and faces the camera; `x` is its middle. */
export const standing = (texture, [x, y, z], height, extras = {}) => {
  const width = (height * texture.width) / texture.height;
  return card(texture, [x - width / 2, y, z], [width, 0, 0], [0, height, 0], extras);
};
