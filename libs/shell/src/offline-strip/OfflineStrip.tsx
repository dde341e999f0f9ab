import { IconButton } from '@share/ui';
import { CloseIcon, OfflineIcon } from '@share/ui/icons';
import * as S from './OfflineStrip.styles';

/** Says that there is no network, until it is dismissed; shown while the document is marked `data-offline` (`markOffline`). */
export const OfflineStrip = () => (
  <S.Strip>
    <div role="status">
      <S.Message>
        <OfflineIcon size={18} />
        当前没有网络，正在显示已保存的内容
      </S.Message>
    </div>
    <S.Dismiss data-dismiss-offline>
      <IconButton label="关闭提示">
        <CloseIcon size={16} />
      </IconButton>
    </S.Dismiss>
  </S.Strip>
);
