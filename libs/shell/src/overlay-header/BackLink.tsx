import { IconButton } from '@share/ui';
import { BackIcon } from '@share/ui/icons';
import type { MouseEvent } from 'react';

interface BackLinkProps {
  homeHref: string;
}

/** To the previous page, or home when the visit began here. */
export const BackLink = ({ homeHref }: BackLinkProps) => (
  <IconButton label="返回" href={homeHref} onClick={goBack}>
    <BackIcon />
  </IconButton>
);

const goBack = (event: MouseEvent) => {
  if (window.history.length <= 1) return;
  event.preventDefault();
  window.history.back();
};
