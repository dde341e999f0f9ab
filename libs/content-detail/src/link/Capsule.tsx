import type { PageActions } from '@share/islands';
import { IconButton } from '@share/ui';
import { MoreIcon } from '@share/ui/icons';

interface CapsuleProps {
  page: Pick<PageActions, 'openMenu'>;
}

/** The round menu over a framed page (R59). */
export const Capsule = ({ page }: CapsuleProps) => (
  <IconButton label="菜单" onClick={page.openMenu}>
    <MoreIcon />
  </IconButton>
);
