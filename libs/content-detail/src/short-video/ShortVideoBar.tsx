import { IconButton } from '@share/ui';
import { CloseIcon, MenuIcon } from '@share/ui/icons';
import { useState } from 'react';
import { BackLink } from '../back-link/BackLink';
import { useContentServices } from '../data/ContentServices';
import * as S from './ShortVideoBar.styles';

/** Back link, dismissible offer of the app, and menu. */
export const ShortVideoBar = () => {
  const { page } = useContentServices();
  const [hasOffer, setHasOffer] = useState(true);
  return (
    <S.Bar>
      <BackLink />
      {hasOffer && (
        <S.Offer>
          <button type="button" onClick={page.openApp}>
            打开App看更多
          </button>
          <IconButton label="关闭推荐" onClick={() => setHasOffer(false)}>
            <CloseIcon size={16} />
          </IconButton>
        </S.Offer>
      )}
      <IconButton label="导航" data-opens="navigation" onClick={page.openMenu}>
        <MenuIcon />
      </IconButton>
    </S.Bar>
  );
};
