import type { PageActions } from '@share/islands';
import { Button } from '@share/ui';
import { LinkIcon } from '@share/ui/icons';
import { useEffect } from 'react';
import { QrCode } from '../qr-code/QrCode';
import * as S from './PcPage.styles';
import { readChangeRoute, type ChangeRouteRule } from './readChangeRoute';

export interface PhoneHandOverProps {
  /** Full address of the page in the frame. */
  address: string;
  /** Where the desktop page may be sent. */
  rule: ChangeRouteRule;
  page: PageActions;
  /** Leaves for another page; the browser's own way unless given. */
  leaveFor?: (address: string) => void;
}

/** Sent by a page in one of the frames here, not by whoever has opened this window. */
const isFromFrame = ({ source }: MessageEvent) =>
  [...document.querySelectorAll('iframe')].some(
    ({ contentWindow }) => contentWindow !== null && contentWindow === source,
  );

const goTo = (address: string) => window.location.assign(address);

/** The way from the desktop page to the phone, or to the desktop page of an item (spec §2, `changeRoute`). */
export const PhoneHandOver = ({ address, rule, page, leaveFor = goTo }: PhoneHandOverProps) => {
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      const link = isFromFrame(event) ? readChangeRoute(event, window.location.origin, rule) : null;
      if (link !== null) leaveFor(link);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [rule, leaveFor]);
  return (
    <>
      <QrCode text={address} label="这篇内容的二维码" />
      <S.HandOverTitle>扫码到手机上读</S.HandOverTitle>
      <S.HandOverNote>微信或浏览器扫一扫，打开同一篇文章。</S.HandOverNote>
      <Button variant="ghost" wide onClick={page.copyLink}>
        <LinkIcon size={20} />
        复制链接
      </Button>
      <Button variant="text" wide href={address}>
        不用手机框，直接打开
      </Button>
    </>
  );
};
