import type { Icon } from '@share/ui/icons';
import type { ComponentProps } from 'react';
import styles from './ShareTile.module.css';

interface ShareTileProps extends ComponentProps<'button'> {
  label: string;
  icon: Icon;
}

/** One way to share: an icon over its name. */
export const ShareTile = ({ label, icon: TileIcon, ...button }: ShareTileProps) => (
  <button className={styles.root} type="button" {...button}>
    <span>
      <TileIcon />
    </span>
    {label}
  </button>
);
