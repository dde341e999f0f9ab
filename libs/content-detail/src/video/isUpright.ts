/** Whether a picture is higher than wide; one of unknown size is not. Both in px. */
export const isUpright = ({ width = 0, height = 0 }: { width?: number; height?: number }): boolean =>
  height > width;
