import type { ReactElement } from 'react';

/** Props of every icon. */
export interface IconProps {
  /** Edge of the square in px; the drawings are made for 16, 18, 20, 24 and 28. Default 24. */
  readonly size?: number;
}

/** A drawing in one colour, the text colour around it. It is hidden from assistive technology: name its control instead. */
export type Icon = (props: IconProps) => ReactElement;

/**
 * Makes an icon from the path data of a 24 × 24 grid.
 * `filled` is the twin that shows a selected state (design: icons are outlines otherwise).
 */
export function createIcon(path: string, ground: 'outline' | 'filled' = 'outline'): Icon {
  return function IconDrawing({ size = 24 }) {
    return (
      <svg
        aria-hidden="true"
        focusable="false"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill={ground === 'filled' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={path} />
      </svg>
    );
  };
}
