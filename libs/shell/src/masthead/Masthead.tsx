import { IconButton, Pill } from '@share/ui';
import { CloseIcon } from '@share/ui/icons';
import type { SiteView } from '../SiteView';
import * as S from './Masthead.styles';

interface MastheadProps {
  site: SiteView;
  /** Whether the app is offered here; default true. */
  hasOffer?: boolean;
  /** The reader wants no more of the app offer; the bar itself keeps its place. */
  onDismissOffer?: () => void;
  /** 打开 was tapped; the link itself leads to the app. */
  onOpenApp?: () => void;
}

/** Site name and the calm offer to open the app (spec §2, Open-app banner; R63). */
export const Masthead = ({ site, hasOffer = true, onDismissOffer, onOpenApp }: MastheadProps) => (
  <S.Masthead data-plain={!hasOffer || undefined}>
    {hasOffer && (
      <S.Offer>
        <IconButton label="关闭推荐" onClick={onDismissOffer}>
          <CloseIcon size={16} />
        </IconButton>
      </S.Offer>
    )}
    <S.Home href={site.homeHref}>
      <img src={site.logo} alt="" width={32} height={32} />
      <span>
        <S.Name>{site.name}</S.Name>
        {hasOffer && (
          <S.Offer as="span">
            <S.Description>{site.description}</S.Description>
          </S.Offer>
        )}
      </span>
    </S.Home>
    {hasOffer && (
      <S.Offer>
        <Pill variant="tint" href={site.openAppHref} onClick={onOpenApp}>
          打开
        </Pill>
      </S.Offer>
    )}
  </S.Masthead>
);
