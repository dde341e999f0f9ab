import type { ReactNode } from 'react';
import type { ControlProps } from '../button/Control';
import { formatCount } from '../format';
import { Caption, Count, Root } from './IconButton.styles';

export interface IconButtonProps extends Omit<ControlProps, 'aria-label' | 'aria-pressed'> {
  /** The name of the action; a screen reader reads it out together with the count. */
  label: string;
  /** How often the action was taken; shown above 0. */
  count?: number;
  /** Whether it is on. Leave it out for an action without a state; a link has none. */
  pressed?: boolean;
  /** A short text under the icon in the elder mode, where it replaces the count. */
  caption?: string;
  /** The icon; its filled variant when pressed. */
  children: ReactNode;
}

/** An action shown as an icon, with a tap area of 44 px. */
export const IconButton = ({ label, count = 0, pressed, caption, children, ...control }: IconButtonProps) => {
  const countText = count > 0 ? formatCount(count) : '';
  return (
    <Root aria-label={countText ? `${label} ${countText}` : label} aria-pressed={pressed} {...control}>
      {children}
      {countText && <Count>{countText}</Count>}
      {caption && <Caption>{caption}</Caption>}
    </Root>
  );
};
