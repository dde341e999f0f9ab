import { Sheet } from '@share/ui';
import type { ReactElement } from 'react';
import { FramedPage } from '../framed-page/FramedPage';
import { Page } from './AgreementFrame.styles';
import type { Agreement } from './agreements';

export interface AgreementFrameProps {
  readonly agreement: Agreement;
  readonly onClose: () => void;
}

/** A text to be read before agreeing, over the form, which stays as it is (spec §2). */
export function AgreementFrame({ agreement, onClose }: AgreementFrameProps): ReactElement {
  return (
    <Sheet id="agreement" open onClose={onClose} title={agreement.title}>
      <Page>
        <FramedPage src={agreement.href} title={agreement.title} sandbox="allow-same-origin allow-popups" />
      </Page>
    </Sheet>
  );
}
