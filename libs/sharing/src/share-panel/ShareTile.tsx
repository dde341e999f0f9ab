import type { Icon } from '@share/ui/icons';
import type { ComponentProps } from 'react';
import { IconFrame, Root } from './ShareTile.styles';

interface ShareTileProps extends ComponentProps<'button'> {
  label: string;
  icon: Icon;
}

/** One way to share: an icon over its name. */
export const ShareTile = ({ label, icon: TileIcon, ...button }: ShareTileProps) => (
  <Root type="button" {...button}>
    <IconFrame>
      <TileIcon />
    </IconFrame>
    {label}
  </Root>
);
