import type { PageActions } from '@share/islands';
import { Button } from '@share/ui';

interface MiniProgramOpenerProps {
  page: Pick<PageActions, 'offerApp'>;
}

/** The way into a mini program, which a page cannot open itself. */
export const MiniProgramOpener = ({ page }: MiniProgramOpenerProps) => (
  <Button variant="fill" wide onClick={() => page.offerApp('打开小程序')}>
    打开小程序
  </Button>
);
