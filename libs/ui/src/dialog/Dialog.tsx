import type { ReactNode } from 'react';
import { Actions, Body, Icon, Panel, Root, Title } from './Dialog.styles';
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

/** Requests a decision. The page behind it is inert until it closes. */
export const Dialog = ({ id, open, onClose, title, width, icon, children, actions }: DialogProps) => {
  const modal = useModal(open, onClose);
  const titleId = `${id}-title`;
  return (
    <Root
      id={id}
      aria-labelledby={titleId}
      aria-modal="true"
      data-wide={width === undefined ? undefined : ''}
      {...modal}
    >
      <Panel style={width === undefined ? undefined : { maxWidth: width }}>
        {icon !== undefined && <Icon>{icon}</Icon>}
        <Title id={titleId}>{title}</Title>
        {children !== undefined && <Body>{children}</Body>}
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Panel>
    </Root>
  );
};
