import type { ReactElement, ReactNode } from 'react';
import { Scrim } from './Dialog.styles';
import { useModal } from './useModal';

export interface DialogProps {
  /** Unique on the page; the title gets `<id>-title`. */
  readonly id: string;
  readonly open: boolean;
  /** Asked for by Escape, the back gesture or a tap on the scrim. */
  readonly onClose: () => void;
  readonly title: string;
  /**
   * Width of a content that fills it from edge to edge, in px, or less where the screen leaves less with 16 px at each side.
   * Without it the dialog is as wide as a short text wants it.
   */
  readonly width?: number;
  /** Stands in a disc above the title. */
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons, one under the other, the primary one first. */
  readonly actions?: ReactNode;
}

const textWidth = 303;

/** An answer to an action that needs a decision. The page behind it cannot be reached until it closes. */
export function Dialog(props: DialogProps): ReactElement {
  const { id, open, onClose, title, width, icon, children, actions } = props;
  const modal = useModal(open, onClose);
  const titleId = `${id}-title`;
  return (
    <Scrim
      id={id}
      aria-labelledby={titleId}
      aria-modal="true"
      data-edge-to-edge={width === undefined ? undefined : ''}
      $width={width ?? textWidth}
      {...modal}
    >
      <div>
        {icon !== undefined && <span className="icon">{icon}</span>}
        <h2 id={titleId}>{title}</h2>
        {children !== undefined && <div className="body">{children}</div>}
        {actions !== undefined && <div className="actions">{actions}</div>}
      </div>
    </Scrim>
  );
}
