import { BackLink, IconButton, SmallImage } from '@share/ui';
import { CloseIcon, MenuIcon } from '@share/ui/icons';
import { useAppOffer } from '../masthead/useAppOffer';
import { useSite } from '../masthead/useSite';
import { useShellServices } from '../ShellServices';
import type { SiteView } from '../SiteView';
import styles from './OverlayHeader.module.css';

interface OverlayHeaderProps {
  site: SiteView;
}

/** The masthead of a full-bleed page: transparent, with the way back, the logo, 打开 and the menu (R72). */
export const OverlayHeader = ({ site: configured }: OverlayHeaderProps) => {
  const { page } = useShellServices();
  const { name, logo, homeHref, openAppHref } = useSite(configured);
  const { openApp, dismissOffer } = useAppOffer();
  return (
    <header className={styles.header}>
      <BackLink homeHref={homeHref} />
      <a className={styles.home} href={homeHref} aria-label={name}>
        <SmallImage src={logo} size={32} />
      </a>
      <span className={styles.offer}>
        {/* WeChat's tag may be inserted before this island is hydrated. */}
        <a href={openAppHref} onClick={openApp} data-open-app="" suppressHydrationWarning>
          打开
        </a>
        <IconButton label="关闭推荐" onClick={dismissOffer}>
          <CloseIcon size={16} />
        </IconButton>
      </span>
      <IconButton label="导航" data-opens="navigation" onClick={page.openMenu}>
        <MenuIcon />
      </IconButton>
    </header>
  );
};
