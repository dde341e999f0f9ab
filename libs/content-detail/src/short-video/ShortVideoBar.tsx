import { IconButton } from '@share/ui';
import { CloseIcon, MenuIcon } from '@share/ui/icons';
import { useState } from 'react';
import { BackLink } from '../back-link/BackLink';
import { useContentServices } from '../data/ContentServices';
import styles from './ShortVideoBar.module.css';

/** Back link, dismissible offer of the app, and menu. */
export const ShortVideoBar = () => {
  const { page } = useContentServices();
  const [hasOffer, setHasOffer] = useState(true);
  return (
    <div className={styles.bar}>
      <BackLink />
      {hasOffer && (
        <div className={styles.offer}>
          <button type="button" onClick={page.openApp}>
            打开App看更多
          </button>
          <IconButton label="关闭推荐" onClick={() => setHasOffer(false)}>
            <CloseIcon size={16} />
          </IconButton>
        </div>
      )}
      <IconButton label="导航" data-opens="navigation" onClick={page.openMenu}>
        <MenuIcon />
      </IconButton>
    </div>
  );
};
