/** Seconds before its newest moment at which a stream is played, so that something is in store. */
const reserve = 6;

/** Seconds behind that place from which the visitor is offered the way back; a short stall is less. */
const tolerance = 10;

type Stream = Pick<HTMLMediaElement, 'currentTime' | 'seekable'>;

/** The time of a stream's live edge, in seconds; undefined before its playlist is known. */
export const liveEdgeOf = ({ seekable }: Stream): number | undefined => {
  if (seekable.length === 0) return undefined;
  const last = seekable.length - 1;
  return Math.max(seekable.start(last), seekable.end(last) - reserve);
};

/** Whether a stream is far behind its live edge, as after a pause. */
export const isBehindLive = (stream: Stream): boolean =>
  (liveEdgeOf(stream) ?? 0) - stream.currentTime > tolerance;

/** Seeks to the live edge. */
export const catchUpWithLive = (stream: Stream): void => {
  const edge = liveEdgeOf(stream);
  if (edge !== undefined && edge > stream.currentTime) stream.currentTime = edge;
};
