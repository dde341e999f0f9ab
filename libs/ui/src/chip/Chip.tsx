import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { Root } from './Chip.styles';

export interface ChipProps {
  /** Makes it a link. */
  href?: string;
  /** Makes it a button, unless there is an `href`. */
  onClick?: () => void;
  /** The selected one of a row. A button without it is not one of several choices. */
  selected?: boolean;
  /** Element of a chip that is a link; default `a`. */
  Link?: ComponentType<ComponentProps<'a'>>;
  children: ReactNode;
}

/** A topic, a search word or one of several choices. */
export const Chip = ({ href, onClick, selected, Link, children }: ChipProps) => {
  const shared = { 'data-selected': selected ? '' : undefined, children };
  if (href !== undefined) return <Root element={Link ?? 'a'} href={href} {...shared} />;
  if (onClick)
    return <Root element="button" type="button" onClick={onClick} aria-pressed={selected} {...shared} />;
  return <Root element="span" {...shared} />;
};
