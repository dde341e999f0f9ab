/** A picture to show: its address has been checked, and its texts are plain. */
export interface PictureView {
  /** In full size. */
  src: string;
  alt: string;
  /** In px; absent where the size is unknown. */
  width?: number;
  height?: number;
  caption?: string;
}
