interface Size {
  x: number;
  y: number;
}

/** Sizes of a picture and of the screen, and the zoom with which the whole picture is seen; 1 is a px of the file in a px of CSS. */
interface ZoomLevels {
  fit: number;
  elementSize: Size | null;
  panAreaSize: Size | null;
}

/** A picture that would take less than this share of a side of the screen is read along the other one. */
const leastShare = 0.5;

const fitOf = (axis: keyof Size, { elementSize, panAreaSize }: ZoomLevels) =>
  elementSize && panAreaSize ? Math.min(1, panAreaSize[axis] / elementSize[axis]) : 1;

/** The whole picture; one that is very high is as wide as the screen instead, and scrolled. */
const initialZoom = (levels: ZoomLevels): number => {
  const byWidth = fitOf('x', levels);
  return levels.fit < byWidth * leastShare ? byWidth : levels.fit;
};

/** After two taps: twice as large; a panorama, of which that is still little, as high as the screen. */
const secondaryZoom = (levels: ZoomLevels): number => {
  const twice = initialZoom(levels) * 2;
  const byHeight = fitOf('y', levels);
  return twice < byHeight * leastShare ? byHeight : twice;
};

/** Four times as large, and at least in full size. */
const maxZoom = (levels: ZoomLevels): number => Math.max(initialZoom(levels) * 4, 1);

/** How large the pictures of the viewer are, for PhotoSwipe. */
export const viewerZoom = {
  initialZoomLevel: initialZoom,
  secondaryZoomLevel: secondaryZoom,
  maxZoomLevel: maxZoom,
};
