import { homePath } from '@share/site-paths';
import { IconButton } from '@share/ui';
import { BackIcon } from '@share/ui/icons';
import type { MouseEvent } from 'react';

/** Back link of a full-screen page: to the previous page, or home when the visit began here. */
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
