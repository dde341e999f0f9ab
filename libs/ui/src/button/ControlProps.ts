import type { HTMLAttributes, Ref } from 'react';

/** What a control takes that is a button, or a link as soon as it has an `href`. */
export interface ControlProps extends HTMLAttributes<HTMLElement> {
  readonly href?: string;
  /** Links only. */
  readonly target?: string;
  readonly rel?: string;
  /** Buttons only. Default `button`. */
  readonly type?: 'button' | 'submit';
  readonly disabled?: boolean;
  readonly form?: string;
  readonly ref?: Ref<HTMLButtonElement>;
}
