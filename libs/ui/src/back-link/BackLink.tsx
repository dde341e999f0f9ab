import type { MouseEvent, ReactNode } from 'react';
import { IconButton } from '../icon-button/IconButton';
import { BackIcon } from '../icons';

interface BackLinkProps {
  homeHref: string;
  /** Default 返回. */
  label?: string;
  /** The icon, where it is not the arrow. */
  children?: ReactNode;
}

/** To the previous page, or home when the visit began here. */
export const BackLink = ({ homeHref, label = '返回', children = <BackIcon /> }: BackLinkProps) => (
  <IconButton label={label} href={homeHref} onClick={goBack}>
    {children}
  </IconButton>
);

const goBack = (event: MouseEvent) => {
  if (window.history.length <= 1) return;
  event.preventDefault();
  window.history.back();
};
