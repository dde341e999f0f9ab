import { IconButton, Pill, SmallImage } from '@share/ui';
import { CloseIcon, MenuIcon } from '@share/ui/icons';
import { useRef } from 'react';
import { AccountButton } from '../account-button/AccountButton';
import { useShellServices } from '../ShellServices';
import type { SiteView } from '../SiteView';
import styles from './Masthead.module.css';
import { useAppOffer } from './useAppOffer';
import { useSite } from './useSite';

interface MastheadProps {
  site: SiteView;
  /** The offer only, for an iframe of another page; its links leave the iframe. */
  isAlone?: boolean;
}

/**
 * The bar over every page: the site, the offer to open the app, 登录 and the menu (spec §2, Open-app banner; R63). Attributes of
 * the document decide which of it shows in which environment.
 */
export const Masthead = ({ site: configured, isAlone = false }: MastheadProps) => {
  const { page, appearance } = useShellServices();
  const site = useSite(configured);
  const { openApp, dismissOffer } = useAppOffer();
  const target = isAlone ? '_top' : undefined;
  const home = useRef<HTMLAnchorElement>(null);
  /** A control that goes away leaves the focus in the bar. */
  const keepFocus = () => home.current?.focus({ preventScroll: true });
  const dismiss = () => {
    dismissOffer();
    keepFocus();
  };
  const leaveElderMode = () => {
    appearance.setSize('standard');
    keepFocus();
  };
  return (
    <header className={styles.masthead}>
      <span className={styles.dismiss}>
        <IconButton label="关闭推荐" onClick={dismiss}>
          <CloseIcon size={16} />
        </IconButton>
      </span>
      <a className={styles.home} ref={home} href={site.homeHref} target={target}>
        <SmallImage src={site.logo} size={32} />
        <span>
          <span className={styles.name}>{site.name}</span>
          <span className={styles.description}>{site.description}</span>
        </span>
      </a>
      <span className={styles.end} data-alone={isAlone || undefined}>
        {!isAlone && (
          <span className={styles.usual}>
            <AccountButton />
          </span>
        )}
        <span className={styles.offer}>
          {/* WeChat's tag may be inserted before this island is hydrated. */}
          <Pill
            variant="tint"
            href={site.openAppHref}
            target={target}
            onClick={openApp}
            data-open-app=""
            suppressHydrationWarning
          >
            打开
          </Pill>
        </span>
        {!isAlone && (
          <>
            <span className={styles.usual}>
              <IconButton label="导航" data-opens="navigation" onClick={page.openMenu}>
                <MenuIcon />
              </IconButton>
            </span>
            <span className={styles.elder}>
              <Pill variant="outline" onClick={leaveElderMode}>
                退出大字版
              </Pill>
            </span>
          </>
        )}
      </span>
    </header>
  );
};
