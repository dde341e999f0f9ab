import { Sheet } from '@share/ui';
import { EmbeddedPage } from '../embedded-page/EmbeddedPage';
import { Page } from './AgreementSheet.styles';
import type { Agreement } from './agreements';

interface AgreementSheetProps {
  agreement: Agreement;
  onClose: () => void;
}

/** A text to be read before agreeing, over the form, which keeps what was typed (spec §2). */
export const AgreementSheet = ({ agreement: { title, href }, onClose }: AgreementSheetProps) => (
  <Sheet id="agreement" open onClose={onClose} title={title}>
    <Page>
      <EmbeddedPage src={href} title={title} sandbox="allow-same-origin allow-popups" />
    </Page>
  </Sheet>
);
