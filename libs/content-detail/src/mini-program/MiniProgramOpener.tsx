import { Button } from '@share/ui';
import { useContentServices } from '../data/ContentServices';

/** Offers the app for a mini program, which a page cannot open itself. */
export const MiniProgramOpener = () => {
  const { page } = useContentServices();
  return (
    <Button variant="fill" wide onClick={() => page.offerApp('使用小程序')}>
      打开小程序
    </Button>
  );
};
