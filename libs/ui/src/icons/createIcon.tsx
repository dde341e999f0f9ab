import type { ReactElement } from 'react';

interface IconProps {
  /** Edge of the square in px; the drawings are made for 16, 18, 20, 24 and 28. Default 24. */
  size?: number;
}

/** Drawn in the text colour. Hidden from assistive technology: name its control instead. */
export type Icon = (props: IconProps) => ReactElement;

/**
 * Makes an icon from path data on a 24 × 24 grid. The `filled` variant shows a selected state; all other icons are outlines
 * (design).
 */
export const createIcon =
  (path: string, variant: 'outline' | 'filled' = 'outline'): Icon =>
  ({ size = 24 }) => (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={variant === 'filled' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
