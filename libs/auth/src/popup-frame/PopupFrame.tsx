import { safeHref } from '@share/safety';
import { Button, Dialog } from '@share/ui';
import type { ReactElement } from 'react';
import { authConstants } from '../authConstants';
import { authTexts } from '../authTexts';
import { FramedPage } from '../framed-page/FramedPage';
import { Frame } from './PopupFrame.styles';

export interface PopupFrameProps {
  /** Unique on the page. */
  readonly id: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** From outside; only a page of the site is framed. */
  readonly src: string;
  /** Name of the dialog and the frame, such as the `bizName` of a link (R59). */
  readonly title: string;
  /** Such as `https://m.example.com`. */
  readonly siteOrigin: string;
}

/** A page with forms of its own, which may not lead the page around it away. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups';

/** A small page over the page: content of h5 and link on the same site (spec §2, R48, R62). */
export function PopupFrame({ id, open, onClose, src, title, siteOrigin }: PopupFrameProps): ReactElement {
  const address = safeHref(src, { siteOrigin });
  const path = address?.startsWith('/') ? address : undefined;
  return (
    <Dialog
      id={id}
      open={open}
      onClose={onClose}
      title={title}
      width={authConstants.popupWidth}
      actions={
        <Button variant="text" wide onClick={onClose}>
          {authTexts.close}
        </Button>
      }
    >
      {path === undefined && <p>{authTexts.frameRefused}</p>}
      {path !== undefined && open && (
        <Frame>
          <FramedPage src={path} title={title} sandbox={sandbox} />
        </Frame>
      )}
    </Dialog>
  );
}
