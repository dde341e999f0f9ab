import { createConverter } from '../converter/createConverter';
import { findSimplified } from '../converter/findSimplified';
import { originalsId } from '../document/originalsId';
import { convertDrawnTexts } from './convertDrawnTexts';
import { keepTraditional } from './keepTraditional';

/** Starts the scripts that a page in 繁體 needs, before its islands are hydrated. */
export const startTraditional = (window: Window & typeof globalThis): void => {
  const { document } = window;
  const phrases = document.querySelector<HTMLElement>('script[data-phrases]')?.dataset['phrases'];
  const convert = createConverter(phrases === 'hk' ? 'hk' : 'tw');
  const originals: string[] = JSON.parse(document.getElementById(originalsId)?.textContent ?? '[]');
  convertDrawnTexts(window.CanvasRenderingContext2D, convert);
  keepTraditional(document, {
    convert,
    isSimplified: (text) => findSimplified(text).length > 0,
    originals,
  });
};
