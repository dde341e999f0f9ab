import { cutText } from '@share/safety';
import { SmallImage } from '../picture/SmallImage';
import { Root } from './Avatar.styles';

export interface AvatarProps {
  /** Its first character replaces a missing picture. */
  name: string;
  src?: string;
  /** Diameter in px. Default 36. */
  size?: 24 | 36 | 44 | 64 | 72;
}

/** A round portrait beside a name. Assistive technology skips it: the name is written next to it. */
export const Avatar = ({ name, src, size = 36 }: AvatarProps) => {
  const initial = cutText(name, 1);
  return (
    <Root as="span" data-diameter={size} aria-hidden="true" data-picture="">
      {src ? <SmallImage src={src} size={size} ratio={1} data-initial={initial} /> : initial}
    </Root>
  );
};
