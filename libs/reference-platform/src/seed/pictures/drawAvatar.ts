import { createRandom } from '../createRandom';
import { circle, path, rect } from './shapes';

const looks = [
  ['#DCE6E2', '#4F7C7A'],
  ['#F3DECD', '#C65B43'],
  ['#E1E1EE', '#5C6091'],
  ['#E6EBD6', '#7B8F4E'],
  ['#F3E3C6', '#D9A441'],
  ['#DEE8F0', '#35506B'],
  ['#F0DDDF', '#A8505C'],
  ['#E6E3DA', '#6B6558'],
] as const;

const hairs = ['#2B211F', '#3C2B22', '#4A3527', '#1F1D22', '#8B8A84'];

const longHair =
  'M34 86V58C34 38 46 28 60 28S86 38 86 58V86C80 84 78 76 78 62C70 60 62 52 60 46C56 54 48 60 42 62C42 76 40 84 34 86Z';
const bob =
  'M36 72V56C36 38 46 29 60 29S84 38 84 56V72C80 72 79 66 78 58C70 56 56 54 46 46C43 52 42 60 41 66C41 70 39 72 36 72Z';
const crop =
  'M40 58C37 40 46 29 61 29C74 29 84 38 80 60C79 54 77 50 74 47C62 51 50 49 45 45C42 48 41 53 40 58Z';

/** A person as a flat portrait; the same seed gives the same face. */
export const drawAvatar = (seed: string): string => {
  const random = createRandom(`avatar:${seed}`);
  const [ground, coat] = random.pick(looks);
  const skin = random.pick(['#E9B692', '#DFA27C', '#EFC4A3', '#D8986F']);
  const hair = random.pick(hairs);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120">${[
    rect(0, 0, 120, 120, ground),
    path('M14 120C16 92 34 80 60 80S104 92 106 120Z', coat),
    path('M51 68H69V82Q60 92 51 82Z', '#D09A78'),
    circle(60, 57, 21, skin),
    path(random.pick([longHair, bob, crop, crop]), hair),
  ].join('')}</svg>`;
};
