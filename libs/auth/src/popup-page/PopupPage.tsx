import { safeHref } from '@share/safety';
import { Button, Dialog } from '@share/ui';
import { authConstants } from '../authConstants';
import { authTexts } from '../authTexts';
import { EmbeddedPage } from '../embedded-page/EmbeddedPage';
import * as S from './PopupPage.styles';

interface PopupPageProps {
  open: boolean;
  onClose: () => void;
  /** From outside; only a page of the site is shown. */
  src: string;
  /** Name of the dialog and its page, such as the `bizName` of a link (R59). */
  title: string;
  /** Such as `https://m.example.com`. */
  siteOrigin: string;
}

/** A page with forms of its own, which may not navigate the page around it. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups';

/** A small page over the page: content of h5 and link on the same site (spec §2, popup iframe; R48, R62). */
export const PopupPage = ({ open, onClose, src, title, siteOrigin }: PopupPageProps) => {
  const address = safeHref(src, { siteOrigin });
  const path = address?.startsWith('/') ? address : undefined;
  return (
    <Dialog
      id="popup"
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
      {path === undefined && <p>{authTexts.pageRefused}</p>}
      {path !== undefined && open && (
        <S.Place>
          <EmbeddedPage src={path} title={title} sandbox={sandbox} />
        </S.Place>
      )}
    </Dialog>
  );
};
