import { Sheet } from '@share/ui';
import { EmbeddedPage } from '../embedded-page/EmbeddedPage';
import styles from './AgreementSheet.module.css';
import type { Agreement } from './agreements';

interface AgreementSheetProps {
  agreement: Agreement;
  onClose: () => void;
}

/** A text to be read before agreeing, over the form, which keeps what was typed (spec §2). */
export const AgreementSheet = ({ agreement: { title, href }, onClose }: AgreementSheetProps) => (
  <Sheet id="agreement" open onClose={onClose} title={title}>
    <div className={styles.page}>
      <EmbeddedPage src={href} title={title} sandbox="allow-same-origin allow-popups" />
    </div>
  </Sheet>
);
