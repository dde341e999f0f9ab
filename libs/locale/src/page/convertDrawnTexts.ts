import type { Convert } from '../converter/createConverter';

/** Converts what is drawn, such as the poster of a page: a drawing has no texts that could be converted afterwards. */
export const convertDrawnTexts = (
  { prototype }: { prototype: CanvasRenderingContext2D },
  convert: Convert,
): void => {
  const { fillText, measureText } = prototype;
  prototype.fillText = function (text, ...place) {
    fillText.call(this, convert(text), ...place);
  };
  prototype.measureText = function (text) {
    return measureText.call(this, convert(text));
  };
};
