import type { HTMLAttributes, Ref } from 'react';

/** Props of a control that is a button, or a link as soon as it has an `href`. */
export interface ControlProps extends HTMLAttributes<HTMLElement> {
  href?: string;
  /** Links only. */
  target?: string;
  rel?: string;
  /** Buttons only. Default `button`. */
  type?: 'button' | 'submit';
  disabled?: boolean;
  form?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** What a styled `button` gets: the attributes of a button, or those of a link and `as="a"`. */
export const toControl = ({
  href,
  target,
  rel,
  type = 'button',
  disabled,
  form,
  ref,
  ...rest
}: ControlProps) =>
  href === undefined
    ? { type, disabled, form, ref, ...rest }
    : { as: 'a' as const, href, target, rel, ...rest };
