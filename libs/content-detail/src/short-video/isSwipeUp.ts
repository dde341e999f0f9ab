interface Point {
  x: number;
  y: number;
}

/** A finger has to travel this far, in px. */
const shortest = 60;

/** Whether a finger moved up, clearly more than sideways. */
export const isSwipeUp = (from: Point, to: Point): boolean => {
  const up = from.y - to.y;
  return up >= shortest && up > 2 * Math.abs(to.x - from.x);
};
