import type { ReactElement } from 'react';
import { Face } from './Button.styles';
import type { ControlProps } from './ControlProps';

export interface ButtonProps extends ControlProps {
  /** `fill` is the one primary action of a screen; `ghost` and `plain` stand beside it; `text` declines. */
  readonly variant: 'fill' | 'ghost' | 'plain' | 'text';
  /** As wide as its place, 48 px high. */
  readonly wide?: boolean;
}

/** An action in words. Use `aria-disabled` rather than `disabled` while it is busy, so that it keeps the focus. */
export function Button(props: ButtonProps): ReactElement {
  const { variant, wide = false, href, target, rel, type = 'button', disabled, form, ref, ...rest } = props;
  const look = { 'data-variant': variant, 'data-wide': wide ? '' : undefined };
  if (href !== undefined) return <Face as="a" href={href} target={target} rel={rel} {...look} {...rest} />;
  return <Face type={type} disabled={disabled} form={form} ref={ref} {...look} {...rest} />;
}
