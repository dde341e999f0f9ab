import type { ReactNode } from 'react';
import { useModal } from '../dialog/useModal';
import { IconButton } from '../icon-button/IconButton';
import { CloseIcon } from '../icons';
import { Content, Footer, Header, Note, Title } from './Content.styles';
import { Panel } from './Panel.styles';
import { Above, Root } from './Sheet.styles';
import { useKeyboardInset } from './useKeyboardInset';

export interface SheetProps {
  /** Unique on the page; the title gets `<id>-title`. */
  id: string;
  open: boolean;
  /** Called by 关闭, Escape, the back gesture or a tap beside the sheet. */
  onClose: () => void;
  title: string;
  /** Its name for screen readers, if that is not the title. */
  label?: string;
  /** A secondary line under the title. */
  note?: ReactNode;
  /** The edge it slides in from; `right` is 312 px wide and as high as the page. Default `bottom`. */
  side?: 'bottom' | 'right';
  /** `false` does not dim the page, so that the visitor sees the effect of a setting on it. Default `true`. */
  hasScrim?: boolean;
  /** Lies on the page over the sheet, in the room that is left; a tap beside it closes the sheet. */
  above?: ReactNode;
  children?: ReactNode;
  /** Stays visible below scrolling content. */
  footer?: ReactNode;
}

/** A panel that slides in from an edge and stays above the keyboard. The page behind it is inert until it closes. */
export const Sheet = ({
  id,
  open,
  onClose,
  title,
  label,
  note,
  side = 'bottom',
  hasScrim = true,
  above,
  children,
  footer,
}: SheetProps) => {
  const modal = useModal(open, onClose);
  useKeyboardInset(modal.ref, open);
  const titleId = `${id}-title`;
  const name = label === undefined ? { 'aria-labelledby': titleId } : { 'aria-label': label };
  const data = {
    'data-side': side,
    'data-scrim': hasScrim ? '' : undefined,
    'data-above': above ? '' : undefined,
  };
  return (
    <Root id={id} aria-modal="true" {...data} {...name} {...modal}>
      {above && <Above>{above}</Above>}
      <Panel>
        <Header>
          <Title id={titleId}>{title}</Title>
          <IconButton label="关闭" data-closes="" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Header>
        <Content>
          {note !== undefined && <Note>{note}</Note>}
          {children}
        </Content>
        {footer !== undefined && <Footer>{footer}</Footer>}
      </Panel>
    </Root>
  );
};
