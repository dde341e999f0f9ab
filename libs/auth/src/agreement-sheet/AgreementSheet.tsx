import { Sheet } from '@share/ui';
import { EmbeddedPage } from '../embedded-page/EmbeddedPage';
import * as S from './AgreementSheet.styles';
import type { Agreement } from './agreements';

interface AgreementSheetProps {
  agreement: Agreement;
  onClose: () => void;
}

/** A text to be read before agreeing, over the form, which keeps what was typed (spec §2). */
export const AgreementSheet = ({ agreement: { title, href }, onClose }: AgreementSheetProps) => (
  <Sheet id="agreement" open onClose={onClose} title={title}>
    <S.Page>
      <EmbeddedPage src={href} title={title} sandbox="allow-same-origin allow-popups" />
    </S.Page>
  </Sheet>
);
