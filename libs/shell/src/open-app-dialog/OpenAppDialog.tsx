import { Button, Dialog } from '@share/ui';
import type { SiteView } from '../SiteView';

/** Button texts of the specification (spec §2). */
export const openAppTexts = { go: '立即前往', later: '再考虑下' } as const;

interface OpenAppDialogProps {
  site: SiteView;
  open: boolean;
  /** What the reader wanted to do, such as 收藏. */
  action: string;
  onClose: () => void;
}

/** The answer to an action that lives in the app. Both ways out weigh the same (design: calm offers). */
export const OpenAppDialog = ({ site, open, action, onClose }: OpenAppDialogProps) => (
  <Dialog
    id="open-app"
    open={open}
    onClose={onClose}
    title={`打开App${action}`}
    actions={
      <>
        <Button variant="fill" wide href={site.openAppHref}>
          {openAppTexts.go}
        </Button>
        <Button variant="text" wide onClick={onClose}>
          {openAppTexts.later}
        </Button>
      </>
    }
  >
    {`在${site.name}App里可以${action}，这里的文章也能完整读完。`}
  </Dialog>
);
