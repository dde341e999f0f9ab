/** Something to play; the caller has validated its address. */
export interface PlayableMedia {
  /** Key of the stored position; without it no position is stored. */
  id?: string | undefined;
  src: string;
  /** `src` is an HLS playlist. */
  isHls?: boolean | undefined;
  /** A stream without beginning or end: nothing to seek in and no position to remember. */
  isLive?: boolean | undefined;
  /** Seconds, as announced; the file's own duration takes precedence. */
  duration?: number | undefined;
}
