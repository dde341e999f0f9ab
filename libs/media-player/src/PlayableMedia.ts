/** Something to play; addresses have been judged by whoever made it. */
export interface PlayableMedia {
  readonly src: string;
  /** `src` is an HLS playlist. */
  readonly isHls: boolean;
  readonly poster?: { readonly src: string };
  /** Seconds, as announced; the file may know better. */
  readonly duration?: number;
  /** Size of the picture in px, when known. */
  readonly width?: number;
  readonly height?: number;
  readonly subtitles?: readonly { readonly label: string; readonly lang: string; readonly src: string }[];
}
