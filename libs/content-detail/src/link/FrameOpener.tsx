import { Button } from '@share/ui';
import type { MouseEvent } from 'react';
import { useContentServices } from '../data/ContentServices';

interface FrameOpenerProps {
  /** A path on the site. */
  url: string;
  name: string;
}

/** Opens a page of this site over the article it belongs to (R62); without script, in a tab of its own. */
export const FrameOpener = ({ url, name }: FrameOpenerProps) => {
  const { page } = useContentServices();
  const open = (event: MouseEvent) => {
    event.preventDefault();
    page.openFrame({ src: url, title: name });
  };
  return (
    <Button variant="fill" wide href={url} target="_blank" onClick={open}>
      打开
    </Button>
  );
};
