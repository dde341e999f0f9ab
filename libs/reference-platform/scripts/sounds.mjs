/** The sounds of places, as expressions and filters of ffmpeg. Each repeats without a seam. */

const noise = (color, loudness, seconds) =>
  `anoisesrc=color=${color}:amplitude=${loudness}:duration=${seconds}:sample_rate=32000:seed=7`;
const tone = (expression, seconds) => `aevalsrc='${expression}':d=${seconds}:s=32000`;

/** A bell struck every `every` seconds. */
const bell = (pitch, every, offset) => {
  const t = `mod(t+${offset},${every})`;
  return [1, 2.76, 5.4]
    .map((part, index) => `${0.16 / (index + 1)}*sin(2*PI*${pitch * part}*t)*exp(-${1.2 + index}*${t})`)
    .join('+');
};

/** By name: length of the loop in seconds, and the source as an ffmpeg graph. */
export const sounds = {
  rain: {
    seconds: 27,
    source: `${noise('pink', 0.12, 27)},lowpass=f=3000,volume='0.7+0.3*sin(2*PI*t/9)':eval=frame`,
  },
  waves: {
    seconds: 24,
    source: `${noise('brown', 0.5, 24)},lowpass=f=900,volume='0.45+0.4*sin(2*PI*t/8)':eval=frame`,
  },
  bells: { seconds: 18, source: tone(`${bell(330, 6, 0)}+${bell(440, 9, 3)}`, 18) },
  crickets: {
    seconds: 18,
    source: tone(
      '0.05*sin(2*PI*4100*t)*gt(sin(2*PI*28*t),0)*gt(mod(t,1.5),0.9)+0.03*sin(2*PI*3600*t)*gt(sin(2*PI*24*t),0)*gt(mod(t+0.6,2.25),1.5)',
      18,
    ),
  },
  train: {
    seconds: 18,
    source: `${noise('brown', 0.3, 18)},lowpass=f=400[r];${tone('0.3*sin(2*PI*90*t)*(exp(-30*mod(t,0.9))+exp(-30*mod(t+0.68,0.9)))', 18)}[c];[r][c]amix=inputs=2:normalize=0`,
  },
};

/** Which of them belongs to a film. */
export const soundOfScene = {
  rain: 'rain',
  harbor: 'waves',
  bridge: 'waves',
  lake: 'waves',
  train: 'train',
  nightcity: 'crickets',
  wetland: 'crickets',
  tea: 'crickets',
};
