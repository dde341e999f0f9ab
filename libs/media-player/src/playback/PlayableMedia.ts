/** Something to play; its address has been checked by whoever made it. */
export interface PlayableMedia {
  /** Under this name the position is remembered; without it, it is not. */
  id?: string | undefined;
  src: string;
  /** `src` is an HLS playlist. */
  isHls?: boolean | undefined;
  /** A stream without beginning or end: nothing to seek in and no position to remember. */
  isLive?: boolean | undefined;
  /** Seconds, as announced; the file may know better. */
  duration?: number | undefined;
}
