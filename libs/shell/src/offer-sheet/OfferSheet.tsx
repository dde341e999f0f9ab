import type { OpenAppOffer } from '@share/open-app';
import { Button, Dialog, QrCode, Sheet } from '@share/ui';
import { getShareLink } from '@share/wx-share';
import type { ReactNode } from 'react';
import { openAppTexts } from '../open-app-dialog/OpenAppDialog';
import { createPanel, type PanelState } from '../overlays/createPanel';
import { useShellServices } from '../ShellServices';
import type { SiteView } from '../SiteView';
import { MenuHint } from './MenuHint';
import { Advice, Code, Content, Step } from './OfferSheet.styles';

interface OfferSheetProps extends PanelState {
  site: Pick<SiteView, 'name'>;
  offer: OpenAppOffer;
  /** Full address of the page, for the code that a phone reads from a desktop. */
  address?: string;
}

type Way = OpenAppOffer['way'];

const titles: Record<Way, string> = {
  guide: '在浏览器里打开App',
  download: '还没有安装？',
  qr: '扫码到手机上打开',
  close: '小程序里暂时不能打开App',
};

const contentOf = (
  offer: OpenAppOffer,
  { name }: Pick<SiteView, 'name'>,
  address: string | undefined,
  { onClose, dismiss }: Pick<PanelState, 'onClose'> & { dismiss: () => void },
): ReactNode => {
  switch (offer.way) {
    case 'guide':
      return (
        <>
          <MenuHint />
          <Advice>
            <Step>点右上角 ···</Step> <Step>选择“在浏览器打开”</Step>
          </Advice>
          <Button variant="plain" wide data-closes="" onClick={dismiss}>
            知道了
          </Button>
        </>
      );
    case 'download':
      return (
        <>
          <Advice>安装{name}App后，可以从这里直接打开。不安装也能继续阅读。</Advice>
          <Button variant="fill" wide href={offer.href} rel="noopener noreferrer" onClick={onClose}>
            前往下载
          </Button>
          <Button variant="text" wide onClick={dismiss}>
            {openAppTexts.later}
          </Button>
        </>
      );
    case 'qr':
      return (
        <>
          <Code>
            <QrCode text={address ?? getShareLink(window)} label="这个页面的二维码" />
          </Code>
          <Advice>微信或浏览器扫一扫，打开同一个页面。</Advice>
        </>
      );
    case 'close':
      return `在手机桌面上打开${name}App，可以找到同样的内容。`;
  }
};

/**
 * Shown when a tap did not open the app (spec §6): alternatives as links, none of which is followed automatically. A mini program
 * cannot open the app, so its dialog can only be closed.
 */
export const OfferSheet = ({ site, offer, address, open, onClose }: OfferSheetProps) => {
  const { successRule } = useShellServices();
  /** A download is an offer as the dialog is: closing it in any way but 前往下载 declines it (R23). */
  const dismiss = () => {
    if (offer.way === 'download') successRule.decline();
    onClose();
  };
  const panel = { id: 'offer', open, onClose: dismiss, title: titles[offer.way] };
  const content = contentOf(offer, site, address, { onClose, dismiss });
  if (offer.way === 'close')
    return (
      <Dialog
        {...panel}
        actions={
          <Button variant="plain" wide onClick={dismiss}>
            {openAppTexts.close}
          </Button>
        }
      >
        {content}
      </Dialog>
    );
  return (
    <Sheet {...panel}>
      <Content>{content}</Content>
    </Sheet>
  );
};

/** In the document it is the way out of an app that only shows pages: there 打开 can do nothing else. */
export const Offer = createPanel('offer', OfferSheet, () => ({ offer: { way: 'guide' } }));
