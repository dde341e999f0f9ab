import { Root } from './Button.styles';
import type { ControlProps } from './Control';

export interface ButtonProps extends ControlProps {
  /** `fill` is the one primary action of a screen, `ghost` and `plain` are secondary ones, `text` declines. */
  variant: 'fill' | 'ghost' | 'plain' | 'text';
  /** As wide as its parent, 48 px high. */
  wide?: boolean;
}

/** An action with a text label. While it is busy use `aria-disabled` rather than `disabled`, so that it keeps the focus. */
export const Button = ({ variant, wide = false, ...control }: ButtonProps) => (
  <Root data-variant={variant} data-wide={wide ? '' : undefined} {...control} />
);
