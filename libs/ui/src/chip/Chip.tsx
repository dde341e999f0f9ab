import type { ReactElement, ReactNode } from 'react';
import { Capsule } from './Chip.styles';

export interface ChipProps {
  /** Makes it a link. */
  readonly href?: string;
  /** Makes it a button, when there is no `href`. */
  readonly onClick?: () => void;
  /** The one of a row that is chosen. */
  readonly selected?: boolean;
  readonly children: ReactNode;
}

/** A topic, a search word or a choice in a row of equals. */
export function Chip({ href, onClick, selected = false, children }: ChipProps): ReactElement {
  const look = { 'data-selected': selected ? '' : undefined, children };
  if (href !== undefined) return <Capsule as="a" href={href} {...look} />;
  if (onClick)
    return <Capsule as="button" type="button" onClick={onClick} aria-pressed={selected} {...look} />;
  return <Capsule {...look} />;
}
