import type { ReactNode } from 'react';
import styles from './Dialog.module.css';
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

/** Asks for a decision. The page behind it is inert until it closes. */
export const Dialog = ({ id, open, onClose, title, width, icon, children, actions }: DialogProps) => {
  const modal = useModal(open, onClose);
  const titleId = `${id}-title`;
  return (
    <dialog
      className={width === undefined ? styles.root : `${styles.root} ${styles.wide}`}
      id={id}
      aria-labelledby={titleId}
      aria-modal="true"
      {...modal}
    >
      <div style={width === undefined ? undefined : { maxWidth: width }}>
        {icon !== undefined && <span className={styles.icon}>{icon}</span>}
        <h2 id={titleId}>{title}</h2>
        {children !== undefined && <div className={styles.body}>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
};
