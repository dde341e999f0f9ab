import type { ReactElement } from 'react';
import { Disc } from './Avatar.styles';

export interface AvatarProps {
  /** Whose face it is; the first character stands in for a missing picture. */
  readonly name: string;
  readonly src?: string;
  /** Diameter in px. Default 36. */
  readonly size?: 24 | 36 | 44 | 56 | 64;
}

/** A round portrait beside a name. Assistive technology skips it: the name is written next to it. */
export function Avatar({ name, src, size = 36 }: AvatarProps): ReactElement {
  const initial = [...name][0];
  return (
    <Disc data-diameter={size} aria-hidden="true" data-picture="">
      {src ? (
        <img
          src={src}
          alt=""
          data-initial={initial}
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
        />
      ) : (
        initial
      )}
    </Disc>
  );
}
