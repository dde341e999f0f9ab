import { stillReadable } from '@share/page-document/finished';
import { IconButton } from '@share/ui';
import { CloseIcon, OfflineIcon } from '@share/ui/icons';
import { Dismiss, Message, Status, Strip } from './OfflineStrip.styles';

/** Says that there is no network, until it is dismissed; shown while the document is marked `data-offline` (`markOffline`). */
export const OfflineStrip = () => (
  <Strip data-offline-strip="">
    <Status role="status">
      <Message>
        <OfflineIcon size={18} />
        {stillReadable}
      </Message>
    </Status>
    <Dismiss data-dismiss-offline>
      <IconButton label="关闭提示">
        <CloseIcon size={16} />
      </IconButton>
    </Dismiss>
  </Strip>
);
