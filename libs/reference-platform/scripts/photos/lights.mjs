/** The light of a picture. Colours are linear; `sun` is where it stands: degrees right of the view, degrees above the horizon. */
const lights = {
  day: {
    sun: [-55, 42],
    sunColor: [3.1, 2.85, 2.45],
    zenith: [0.16, 0.34, 0.68],
    horizon: [0.62, 0.75, 0.88],
    ambient: [0.42, 0.52, 0.68],
    cloud: { cover: 0.5, lit: [1.15, 1.12, 1.08], shade: [0.55, 0.6, 0.68] },
    haze: 0.012,
    grade: { contrast: 1.08, saturation: 1.06, warmth: 0.01, exposure: 0.95 },
  },
  dawn: {
    sun: [18, 7],
    sunColor: [2.9, 1.75, 0.85],
    zenith: [0.22, 0.34, 0.56],
    horizon: [1.02, 0.66, 0.42],
    ambient: [0.36, 0.36, 0.44],
    cloud: { cover: 0.52, lit: [1.35, 0.85, 0.55], shade: [0.42, 0.38, 0.46] },
    haze: 0.02,
    grade: { contrast: 1.06, saturation: 1.08, warmth: 0.05, exposure: 0.92 },
  },
  dusk: {
    sun: [-20, 3],
    sunColor: [1.9, 0.85, 0.4],
    zenith: [0.1, 0.15, 0.36],
    horizon: [0.95, 0.46, 0.28],
    ambient: [0.24, 0.25, 0.4],
    cloud: { cover: 0.56, lit: [1.25, 0.55, 0.36], shade: [0.22, 0.2, 0.32] },
    haze: 0.012,
    grade: { contrast: 1.1, saturation: 1.12, warmth: 0.02, exposure: 1 },
  },
  mist: {
    sun: [30, 24],
    sunColor: [0.75, 0.72, 0.66],
    zenith: [0.6, 0.66, 0.7],
    horizon: [0.72, 0.76, 0.77],
    ambient: [0.55, 0.6, 0.64],
    cloud: { cover: 0.9, lit: [0.78, 0.8, 0.8], shade: [0.66, 0.7, 0.72] },
    haze: 0.075,
    grade: { contrast: 1.1, saturation: 0.95, warmth: 0.004, exposure: 0.92 },
  },
  night: {
    sun: [16, 22],
    sunColor: [0.14, 0.18, 0.28],
    zenith: [0.006, 0.013, 0.035],
    horizon: [0.05, 0.06, 0.1],
    ambient: [0.022, 0.03, 0.055],
    cloud: { cover: 0.45, lit: [0.07, 0.075, 0.1], shade: [0.015, 0.02, 0.035] },
    haze: 0.01,
    grade: { contrast: 1.12, saturation: 1.05, warmth: -0.01, exposure: 1.15 },
    isNight: true,
  },
};

/** A light by name, with the changes of a scene. */
export const lightFor = (name, changes = {}) => {
  const light = { ...lights[name], ...changes };
  const [turn, rise] = light.sun.map((degrees) => (degrees * Math.PI) / 180);
  const level = Math.cos(rise);
  return { ...light, sunDir: [Math.sin(turn) * level, Math.sin(rise), Math.cos(turn) * level] };
};
