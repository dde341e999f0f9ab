import { IconButton } from '@share/ui';
import { BackIcon, CloseIcon, MenuIcon } from '@share/ui/icons';
import { homePath } from '@share/site-paths';
import { useState, type MouseEvent } from 'react';
import type { ContentServices } from '../data/ContentServices';
import * as S from './ShortVideoBar.styles';

/** Back to where the reader came from; home when this page is where they began. */
const goBack = (event: MouseEvent) => {
  if (window.history.length <= 1) return;
  event.preventDefault();
  window.history.back();
};

/** The way back, the offer of the app, which can be closed, and the menu. */
export const ShortVideoBar = ({ page }: Pick<ContentServices, 'page'>) => {
  const [hasOffer, setHasOffer] = useState(true);
  return (
    <S.Bar>
      <IconButton label="返回" href={homePath} onClick={goBack}>
        <BackIcon />
      </IconButton>
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
      <IconButton label="导航" onClick={page.openMenu}>
        <MenuIcon />
      </IconButton>
    </S.Bar>
  );
};
