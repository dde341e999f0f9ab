import type { ReactElement } from 'react';
import type { ControlProps } from '../button/ControlProps';
import { Face } from './Pill.styles';

export interface PillProps extends ControlProps {
  /** `tint` offers, `outline` acts, `done` shows that it has been done (已关注). */
  readonly variant: 'tint' | 'outline' | 'done';
}

/** A small action beside a name: 32 px high to see, 44 px to hit. */
export function Pill(props: PillProps): ReactElement {
  const { variant, href, target, rel, type = 'button', disabled, form, ref, ...rest } = props;
  const look = { 'data-variant': variant };
  if (href !== undefined) return <Face as="a" href={href} target={target} rel={rel} {...look} {...rest} />;
  return <Face type={type} disabled={disabled} form={form} ref={ref} {...look} {...rest} />;
}
