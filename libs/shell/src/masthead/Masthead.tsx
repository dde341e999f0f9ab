import type { SafeStorage } from '@share/environment';
import type { PageActions } from '@share/islands';
import type { Session } from '@share/session';
import { IconButton, Pill } from '@share/ui';
import { CloseIcon, MenuIcon } from '@share/ui/icons';
import type { MouseEvent } from 'react';
import { AccountButton } from '../account-button/AccountButton';
import { createAppearance } from '../appearance/createAppearance';
import type { SiteView } from '../SiteView';
import { dismissOffer } from './dismissOffer';
import * as S from './Masthead.styles';
import { useSite, type ReadH5Config } from './useSite';

export interface MastheadProps {
  site: SiteView;
  /** Lets the page environment name a logo on the site itself. */
  siteOrigin?: string;
  /** Whether the app is offered on this page; default true. */
  hasOffer?: boolean;
  /** Nothing but the offer, for a page that shows it in a frame; its links leave the frame. */
  isAlone?: boolean;
  session: Session;
  page: PageActions;
  storage: SafeStorage;
  readH5Config?: ReadH5Config;
}

/**
 * The one bar over every page: the site, the calm offer to open the app, 登录 and the menu (spec §2, Open-app banner; R63). What
 * of it shows in which environment is decided by the marks of the document.
 */
export const Masthead = (props: MastheadProps) => {
  const { hasOffer = true, isAlone = false, session, page, storage } = props;
  const site = useSite(props.site, props.readH5Config, props.siteOrigin);
  const target = isAlone ? '_top' : undefined;
  const openApp = (event: MouseEvent) => {
    event.preventDefault();
    page.openApp();
  };
  return (
    <S.Masthead data-plain={!hasOffer || undefined}>
      {hasOffer && (
        <S.Dismiss>
          <IconButton label="关闭推荐" onClick={() => dismissOffer(storage, document.documentElement)}>
            <CloseIcon size={16} />
          </IconButton>
        </S.Dismiss>
      )}
      <S.Home href={site.homeHref} target={target}>
        <img src={site.logo} alt="" width={32} height={32} />
        <span>
          <S.Name>{site.name}</S.Name>
          {hasOffer && <S.Description>{site.description}</S.Description>}
        </span>
      </S.Home>
      <S.End data-alone={isAlone || undefined}>
        {!isAlone && (
          <S.Usual>
            <AccountButton session={session} page={page} />
          </S.Usual>
        )}
        {hasOffer && (
          <S.Offer>
            {/* WeChat's tag may lie in it before this part comes alive. */}
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
          </S.Offer>
        )}
        {!isAlone && (
          <>
            <S.Usual>
              <IconButton label="导航" onClick={page.openMenu}>
                <MenuIcon />
              </IconButton>
            </S.Usual>
            <S.Elder>
              <Pill
                variant="outline"
                onClick={() => createAppearance(storage, document.documentElement).setSize('standard')}
              >
                退出大字版
              </Pill>
            </S.Elder>
          </>
        )}
      </S.End>
    </S.Masthead>
  );
};
