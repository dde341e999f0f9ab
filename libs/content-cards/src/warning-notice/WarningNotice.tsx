import { AlertIcon } from '@share/ui/icons';
import styles from './WarningNotice.module.css';

interface WarningNoticeProps {
  reason: string;
}

/** A warning before a text, which itself is never folded. */
export const WarningNotice = ({ reason }: WarningNoticeProps) => (
  <p className={styles.notice}>
    <AlertIcon size={18} />
    {reason}
  </p>
);
