import { type ReactElement, useState } from 'react';
import { ImageIcon } from '../icons';
import { Box } from './Picture.styles';

export interface PictureProps {
  readonly src: string;
  /** What the picture shows; empty when the text beside it says so already. */
  readonly alt: string;
  /** The reserved box, width by height. The picture is cropped to it. */
  readonly ratio: '3/2' | '16/9' | '1/1' | '3/4' | '9/16';
  /** Size of the file in px, when known. */
  readonly width?: number;
  readonly height?: number;
  /** The main picture of the first screen: loaded at once and before others. */
  readonly priority?: boolean;
  /** Runs from edge to edge of the page: square corners. */
  readonly bleed?: boolean;
}

/** A picture in a box whose height is known before it arrives. A picture that fails leaves the box with an icon. */
export function Picture({
  src,
  alt,
  ratio,
  width,
  height,
  priority,
  bleed = false,
}: PictureProps): ReactElement {
  const [failedSrc, setFailedSrc] = useState<string>();
  return (
    <Box data-ratio={ratio} data-bleed={bleed ? '' : undefined} data-picture="">
      {failedSrc === src ? (
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
          onError={() => setFailedSrc(src)}
        />
      )}
    </Box>
  );
}
