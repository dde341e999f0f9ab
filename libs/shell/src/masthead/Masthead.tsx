import { IconButton, Pill } from '@share/ui';
import { CloseIcon, MenuIcon } from '@share/ui/icons';
import { useRef } from 'react';
import { AccountButton } from '../account-button/AccountButton';
import { useShellServices } from '../ShellServices';
import type { SiteView } from '../SiteView';
import { Bar, Dismiss, Elder, End, Offer, Usual } from './Masthead.styles';
import { SiteLink } from './SiteLink';
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
    <Bar>
      <Dismiss>
        <IconButton label="关闭推荐" onClick={dismiss}>
          <CloseIcon size={16} />
        </IconButton>
      </Dismiss>
      <SiteLink site={site} target={target} ref={home} />
      <End data-alone={isAlone || undefined}>
        {!isAlone && (
          <Usual>
            <AccountButton />
          </Usual>
        )}
        <Offer>
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
        </Offer>
        {!isAlone && (
          <>
            <Usual>
              <IconButton label="导航" data-opens="navigation" onClick={page.openMenu}>
                <MenuIcon />
              </IconButton>
            </Usual>
            <Elder>
              <Pill variant="outline" onClick={leaveElderMode}>
                退出大字版
              </Pill>
            </Elder>
          </>
        )}
      </End>
    </Bar>
  );
};
