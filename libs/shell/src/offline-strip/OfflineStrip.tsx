import { stillReadable } from '@share/page-document/finished';
import { IconButton } from '@share/ui';
import { CloseIcon, OfflineIcon } from '@share/ui/icons';
import styles from './OfflineStrip.module.css';

/** Says that there is no network, until it is dismissed; shown while the document is marked `data-offline` (`markOffline`). */
export const OfflineStrip = () => (
  <div className={styles.strip} data-offline-strip="">
    <div role="status">
      <p className={styles.message}>
        <OfflineIcon size={18} />
        {stillReadable}
      </p>
    </div>
    <span className={styles.dismiss} data-dismiss-offline>
      <IconButton label="关闭提示">
        <CloseIcon size={16} />
      </IconButton>
    </span>
  </div>
);
