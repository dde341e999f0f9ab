import { IconButton } from '@share/ui';
import { MoreIcon } from '@share/ui/icons';
import { useContentServices } from '../data/ContentServices';

/** The round menu over a framed page (R59). */
export const Capsule = () => {
  const { page } = useContentServices();
  return (
    <IconButton label="菜单" data-opens="navigation" onClick={page.openMenu}>
      <MoreIcon />
    </IconButton>
  );
};
