import type { Position } from '../playback/createPositions';

/** How far a track was played, `听至 62%` or `已听完`; empty below one percent. */
export const listenedText = (position: Position | undefined): string => {
  const percent = Math.floor((position?.share ?? 0) * 100);
  if (percent < 1) return '';
  return percent >= 100 ? '已听完' : `听至 ${percent}%`;
};
