import { contrast } from '../../src/theme/colour';
import { type Appearance, type ColourName, coloursOf } from './coloursOf';

/** What is drawn, and the ground it is drawn on. */
export type ColourPair = readonly [ColourName, ColourName];

const surfaces = ['paper', 'canvas', 'sunken', 'raised'] as const;

/** Text that may stand on every surface: at least 4.5:1. */
export const surfacePairs: readonly ColourPair[] = (
  ['ink', 'ink-2', 'ink-3', 'accent-text'] as const
).flatMap((text) => surfaces.map((ground): ColourPair => [text, ground]));

/** Text that has a ground of its own: at least 4.5:1. */
export const ownGroundPairs: readonly ColourPair[] = [
  ['on-accent', 'accent-fill'],
  ['on-accent', 'accent-fill-pressed'],
  ['accent-text', 'accent-soft'],
  ['ink', 'segment'],
  ['error', 'error-soft'],
  ['error', 'paper'],
  ['ok', 'ok-soft'],
  ['warn', 'warn-soft'],
  ['toast-ink', 'toast'],
];

/** Drawings with a meaning and the edges of controls: at least 3:1. `line` decorates and has no bound. */
export const graphicPairs: readonly ColourPair[] = [
  ['control', 'paper'],
  ['control', 'raised'],
  ['accent-graphic', 'paper'],
];

/** WCAG contrast ratio of a pair, 1–21. */
export const contrastOf = ([drawn, ground]: ColourPair, appearance: Appearance): number => {
  const colours = coloursOf(appearance);
  return contrast(colours[drawn], colours[ground]);
};
