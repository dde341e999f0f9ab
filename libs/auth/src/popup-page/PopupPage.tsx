import { safeHref } from '@share/safety';
import { Button, Dialog } from '@share/ui';
import { authConstants } from '../authConstants';
import { EmbeddedPage } from '../embedded-page/EmbeddedPage';
import { Place } from './PopupPage.styles';
import { popupPageTexts } from './popupPageTexts';

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

const { popupWidth, popupHeight } = authConstants;
const proportion = `${(popupHeight / popupWidth) * 100}%`;

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
      width={popupWidth}
      actions={
        <Button variant="text" wide onClick={onClose}>
          {popupPageTexts.close}
        </Button>
      }
    >
      {path === undefined && <p>{popupPageTexts.refused}</p>}
      {path !== undefined && open && (
        <Place style={{ paddingTop: proportion }}>
          <EmbeddedPage src={path} title={title} sandbox={sandbox} />
        </Place>
      )}
    </Dialog>
  );
};
