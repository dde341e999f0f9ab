import { pageKindAt } from '@share/site-paths';
import { Button, QrCode } from '@share/ui';
import { LinkIcon } from '@share/ui/icons';
import { useEffect } from 'react';
import { readsChangeRoute } from '../desktopPageConstants';
import { useDesktopPageServices } from '../DesktopPageServices';
import { PhoneNote, PhoneTitle } from './PcPage.styles';
import { readChangeRoute, type ChangeRouteRule } from './readChangeRoute';
import { useFramedPage, type FramedPage } from './useFramedPage';

interface ContinueOnPhoneProps {
  /** The page that the iframe shows first. */
  first: FramedPage;
  /** Allowed targets of `changeRoute`. */
  rule: ChangeRouteRule;
  /** Goes to another page; given by tests, which cannot navigate. */
  navigate?: (address: string) => void;
}

const windowsOfIframes = () =>
  [...document.querySelectorAll('iframe')].flatMap(({ contentWindow }) => contentWindow ?? []);

/** Sent by a page in an iframe of this document, not by the opener of this window. */
const isFromIframe = ({ source }: MessageEvent) => windowsOfIframes().some((each) => each === source);

/** Replaces this page in the history, which would redirect a returning visitor there again. */
const replaceLocation = (address: string) => window.location.replace(address);

/** The link and QR code from the desktop page to a phone, or to the desktop page of an item (spec §2, `changeRoute`). */
export const ContinueOnPhone = ({ first, rule, navigate = replaceLocation }: ContinueOnPhoneProps) => {
  const { address } = useFramedPage(first);
  const { page } = useDesktopPageServices();
  const { noun } = pageKindAt(new URL(address).pathname);
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      const link = isFromIframe(event) ? readChangeRoute(event, window.location.origin, rule) : null;
      if (link !== null) navigate(link);
    };
    window.addEventListener('message', onMessage);
    for (const framed of windowsOfIframes()) framed.postMessage(readsChangeRoute, window.location.origin);
    return () => window.removeEventListener('message', onMessage);
  }, [rule, navigate]);
  return (
    <>
      <QrCode text={address} label={`${noun}的二维码`} />
      <PhoneTitle>扫码到手机上看</PhoneTitle>
      <PhoneNote>微信或浏览器扫一扫，打开{noun}。</PhoneNote>
      <Button variant="ghost" wide onClick={page.copyLink}>
        <LinkIcon size={20} />
        复制链接
      </Button>
      <Button variant="text" wide href={address}>
        直接打开网页
      </Button>
    </>
  );
};
