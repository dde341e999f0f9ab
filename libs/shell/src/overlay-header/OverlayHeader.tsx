import { BackLink, IconButton } from '@share/ui';
import { CloseIcon, MenuIcon } from '@share/ui/icons';
import { useAppOffer } from '../masthead/useAppOffer';
import { useSite } from '../masthead/useSite';
import { useShellServices } from '../ShellServices';
import type { SiteView } from '../SiteView';
import { Header, Home, Logo, Offer, OpenApp } from './OverlayHeader.styles';

interface OverlayHeaderProps {
  site: SiteView;
}

/** The masthead of a full-bleed page: transparent, with the way back, the logo, 打开 and the menu (R72). */
export const OverlayHeader = ({ site: configured }: OverlayHeaderProps) => {
  const { page } = useShellServices();
  const { name, logo, homeHref, openAppHref } = useSite(configured);
  const { openApp, dismissOffer } = useAppOffer();
  return (
    <Header>
      <BackLink homeHref={homeHref} />
      <Home href={homeHref} aria-label={name}>
        <Logo src={logo} size={32} />
      </Home>
      <Offer>
        {/* WeChat's tag may be inserted before this island is hydrated. */}
        <OpenApp href={openAppHref} onClick={openApp} data-open-app="" suppressHydrationWarning>
          打开
        </OpenApp>
        <IconButton label="关闭推荐" onClick={dismissOffer}>
          <CloseIcon size={16} />
        </IconButton>
      </Offer>
      <IconButton label="导航" data-opens="navigation" onClick={page.openMenu}>
        <MenuIcon />
      </IconButton>
    </Header>
  );
};
