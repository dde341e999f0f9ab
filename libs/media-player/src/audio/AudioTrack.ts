/** Something to listen to. */
export interface AudioTrack {
  id: string;
  title: string;
  src: string;
  /** `src` is an HLS playlist. */
  isHls?: boolean;
  /** Seconds, as the platform says; the file may know better. */
  duration?: number | undefined;
}
