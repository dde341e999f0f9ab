import type { ReactElement, ReactNode } from 'react';
import { useModal } from '../dialog/useModal';
import { IconButton } from '../icon-button/IconButton';
import { CloseIcon } from '../icons';
import { Scrim } from './Sheet.styles';
import { useKeyboardInset } from './useKeyboardInset';

export interface SheetProps {
  /** Unique on the page; the title gets `<id>-title`. */
  readonly id: string;
  readonly open: boolean;
  /** Asked for by 关闭, Escape, the back gesture or a tap beside the sheet. */
  readonly onClose: () => void;
  readonly title: string;
  /** What a screen reader calls it, when that is not the title. */
  readonly label?: string;
  /** A quiet line under the title. */
  readonly note?: ReactNode;
  /** The edge it comes from; `right` is 312 px wide and as high as the page. Default `bottom`. */
  readonly side?: 'bottom' | 'right';
  /** `false` leaves the page behind it undimmed, to be judged while choosing. Default `true`. */
  readonly hasScrim?: boolean;
  readonly children?: ReactNode;
  /** Stays in view under content that scrolls. */
  readonly footer?: ReactNode;
}

/** A task that comes in from an edge and stays above the keyboard. The page behind it cannot be reached until it closes. */
export function Sheet(props: SheetProps): ReactElement {
  const { id, open, onClose, title, label, note, side = 'bottom', hasScrim = true, children, footer } = props;
  const modal = useModal(open, onClose);
  useKeyboardInset(modal.ref, open);
  const titleId = `${id}-title`;
  const name = label === undefined ? { 'aria-labelledby': titleId } : { 'aria-label': label };
  const look = { 'data-side': side, 'data-scrim': hasScrim ? '' : undefined };
  return (
    <Scrim id={id} aria-modal="true" {...look} {...name} {...modal}>
      <div>
        <header>
          <h2 id={titleId}>{title}</h2>
          <IconButton label="关闭" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </header>
        <div className="content">
          {note !== undefined && <p className="note">{note}</p>}
          {children}
        </div>
        {footer !== undefined && <footer>{footer}</footer>}
      </div>
    </Scrim>
  );
}
