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

/** A button, or a link that looks like one. */
export const Control = ({
  href,
  target,
  rel,
  type = 'button',
  disabled,
  form,
  ref,
  ...shared
}: ControlProps) =>
  href === undefined ? (
    <button {...{ type, disabled, form, ref }} {...shared} />
  ) : (
    <a {...{ href, target, rel }} {...shared} />
  );
