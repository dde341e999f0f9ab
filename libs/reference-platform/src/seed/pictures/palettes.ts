import type { Sheet } from './shapes';

/** The light of a landscape: sky from top to horizon, hills from far to near, water, and the foreground. */
export interface Palette {
  sky: readonly [string, string, string];
  sun: string;
  hills: readonly [string, string, string];
  water: string;
  glint: string;
  plant: string;
  shade: string;
  isDark: boolean;
}

const dawn: Palette = {
  sky: ['#F2C9A1', '#F7E3C6', '#DDE6DC'],
  sun: '#FFF4DE',
  hills: ['#B9C9BF', '#94AFA4', '#6E9085'],
  water: '#C9D9CF',
  glint: '#F3F1E4',
  plant: '#3F6B5A',
  shade: '#2C4B44',
  isDark: false,
};

const day: Palette = {
  sky: ['#B6DDEA', '#DCEDEE', '#EEF3E6'],
  sun: '#FFF8E0',
  hills: ['#B7D3B4', '#8DBB8D', '#66A06F'],
  water: '#A9CDD6',
  glint: '#E8F4F4',
  plant: '#3E7F57',
  shade: '#2B5C45',
  isDark: false,
};

const dusk: Palette = {
  sky: ['#6E7FA8', '#E5A58B', '#F6D2A8'],
  sun: '#FFE9C4',
  hills: ['#A58C9C', '#7C7591', '#565F80'],
  water: '#B79C9F',
  glint: '#F3D9BC',
  plant: '#3C4763',
  shade: '#2B3450',
  isDark: false,
};

const mist: Palette = {
  sky: ['#D5DEDF', '#E6EBE7', '#F2F1E9'],
  sun: '#FBF7EA',
  hills: ['#CBD6D3', '#A9BDBA', '#84A09E'],
  water: '#C8D5D5',
  glint: '#EFF3F0',
  plant: '#5A7F78',
  shade: '#3F625E',
  isDark: false,
};

const night: Palette = {
  sky: ['#23406B', '#3F6489', '#6F93A5'],
  sun: '#FBE7C0',
  hills: ['#5E7C96', '#456480', '#2F4A66'],
  water: '#5C8093',
  glint: '#B7CBCB',
  plant: '#1D3446',
  shade: '#142736',
  isDark: true,
};

/** Landscapes by the hour they are seen at. */
export const palettes = { dawn, day, dusk, mist, night };

const byHour = new Map<string, Palette>(Object.entries(palettes));

/** The light a seed names by a word of its own, such as `wetland-dawn-1`. */
export const lightNamed = (words: readonly string[]): Palette | undefined =>
  words.map((word) => byHour.get(word)).find((palette) => palette !== undefined);

/** The light that was requested, else one of those that suit the scene. */
export const lightOf = ({ light, random }: Sheet, suitable: readonly Palette[]): Palette => {
  const chosen = random.pick(suitable);
  return light ?? chosen;
};
