import { homePath } from '@share/site-paths';
import { IconButton } from '@share/ui';
import { BackIcon } from '@share/ui/icons';
import type { MouseEvent } from 'react';

/** The way back in the bar of a page that fills the screen: to where the reader came from, home when they began here. */
export const BackLink = () => (
  <IconButton label="返回" href={homePath} onClick={goBack}>
    <BackIcon />
  </IconButton>
);

const goBack = (event: MouseEvent) => {
  if (window.history.length <= 1) return;
  event.preventDefault();
  window.history.back();
};
