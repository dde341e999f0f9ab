import { ImageIcon } from '../icons';
import styles from './Picture.module.css';
import { useImageFailure } from './useImageFailure';

interface PictureProps {
  src: string;
  /** What the picture shows; empty when the text beside it says so. */
  alt: string;
  /** Width by height of the reserved box. The picture is cropped to it. */
  ratio: '3/2' | '16/9' | '1/1' | '3/4' | '9/16';
  /** Size of the file in px, if known. */
  width?: number;
  height?: number;
  /** The main picture of the first screen: loaded at once and before others. */
  priority?: boolean;
  /** From edge to edge of the page, so without round corners. */
  bleed?: boolean;
}

/** A picture in a box whose height is known before it loads. If it fails, the box shows an icon. */
export const Picture = ({ src, alt, ratio, width, height, priority, bleed = false }: PictureProps) => {
  const { hasFailed, fail } = useImageFailure(src);
  return (
    <div className={styles.root} data-ratio={ratio} data-bleed={bleed ? '' : undefined} data-picture="">
      {hasFailed ? (
        <span role={alt ? 'img' : undefined} aria-label={alt || undefined}>
          <ImageIcon />
        </span>
      ) : (
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          onError={fail}
        />
      )}
    </div>
  );
};
