const known = new WeakMap<HTMLMediaElement, { src: string; segments: Set<string> }>();

/** Keys of the faulty segments of an element's media, so that another try does not end at them. */
export const faultySegments = (element: HTMLMediaElement, src: string): Set<string> => {
  const before = known.get(element);
  if (before?.src === src) return before.segments;
  const segments = new Set<string>();
  known.set(element, { src, segments });
  return segments;
};
