import type { ReactNode } from 'react';
import * as S from './Dialog.styles';
import { useModal } from './useModal';

export interface DialogProps {
  /** Unique on the page; the title gets `<id>-title`. */
  id: string;
  open: boolean;
  /** Called on Escape, the back gesture or a tap on the scrim. */
  onClose: () => void;
  title: string;
  /**
   * For content from edge to edge: its width in px, less on a screen that leaves no 16 px at each side. Without it the
   * dialog has a width for a short text.
   */
  width?: number;
  /** Shown in a disc above the title. */
  icon?: ReactNode;
  children?: ReactNode;
  /** Buttons, stacked, the primary one first. */
  actions?: ReactNode;
}

/** In px, for a short text. */
const DEFAULT_WIDTH = 303;

/** Asks for a decision. The page behind it is inert until it closes. */
export const Dialog = ({ id, open, onClose, title, width, icon, children, actions }: DialogProps) => {
  const modal = useModal(open, onClose);
  const titleId = `${id}-title`;
  const Element = width === undefined ? S.Root : S.WideRoot;
  return (
    <Element id={id} aria-labelledby={titleId} aria-modal="true" $width={width ?? DEFAULT_WIDTH} {...modal}>
      <div>
        {icon !== undefined && <S.Icon>{icon}</S.Icon>}
        <h2 id={titleId}>{title}</h2>
        {children !== undefined && <div className="body">{children}</div>}
        {actions !== undefined && <div className="actions">{actions}</div>}
      </div>
    </Element>
  );
};
