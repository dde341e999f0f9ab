import { viewerZoom } from './viewerZoom';

const screen = { x: 375, y: 667 };

/** Width of a picture on the screen, in px of CSS: when it opens, after two taps, and at most. */
const widthsOf = (width: number, height: number) => {
  const elementSize = { x: width, y: height };
  const fit = Math.min(1, screen.x / width, screen.y / height);
  const levels = { fit, elementSize, panAreaSize: screen };
  const { initialZoomLevel, secondaryZoomLevel, maxZoomLevel } = viewerZoom;
  return [initialZoomLevel, secondaryZoomLevel, maxZoomLevel].map((zoom) => Math.round(zoom(levels) * width));
};

test.each([
  ['a photograph', 1500, 1000, [375, 750, 1500]],
  ['a large photograph: up to its full size', 6000, 4000, [375, 750, 6000]],
  ['a portrait', 800, 1200, [375, 750, 1500]],
  ['a screenshot', 1080, 2340, [308, 616, 1231]],
  ['a very long picture: read by its width', 750, 12000, [375, 750, 1500]],
  ['sizes of five digits', 12000, 99999, [375, 750, 12000]],
  ['a panorama: two taps make it as high as the screen', 10000, 1000, [375, 6670, 10000]],
  ['a small picture is not enlarged when it opens', 64, 64, [64, 128, 256]],
])('%s', (_, width, height, widths) => {
  expect(widthsOf(width, height)).toEqual(widths);
});
