import type { ReactElement, ReactNode } from 'react';
import type { ControlProps } from '../button/ControlProps';
import { formatCount } from '../format';
import { Face } from './IconButton.styles';

export interface IconButtonProps extends Omit<ControlProps, 'aria-label' | 'aria-pressed'> {
  /** The name of the action; together with the count it is what a screen reader says. */
  readonly label: string;
  /** How often it was done; shown above 0. */
  readonly count?: number;
  /** Whether it is on. Leave it out for an action that has no state. */
  readonly pressed?: boolean;
  /** A word under the icon in the elder mode, where counts give way to it. */
  readonly caption?: string;
  /** The icon; its filled twin when pressed. */
  readonly children: ReactNode;
}

/** An action shown as an icon, 44 px to hit. */
export function IconButton(props: IconButtonProps): ReactElement {
  const { label, count = 0, pressed, caption, children, ...control } = props;
  const { href, target, rel, type = 'button', disabled, form, ref, ...rest } = control;
  const shown = count > 0 ? formatCount(count) : '';
  const look = {
    'aria-label': shown ? `${label} ${shown}` : label,
    children: (
      <>
        {children}
        {shown && <em>{shown}</em>}
        {caption && <small>{caption}</small>}
      </>
    ),
  };
  if (href !== undefined) return <Face as="a" href={href} target={target} rel={rel} {...look} {...rest} />;
  return (
    <Face type={type} disabled={disabled} form={form} ref={ref} aria-pressed={pressed} {...look} {...rest} />
  );
}
