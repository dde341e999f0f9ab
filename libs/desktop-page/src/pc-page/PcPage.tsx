import { Island } from '@share/islands';
import { agreementPaths } from '@share/site-paths';
import { FirstScreenEnd } from '@share/ui';
import type { ShareCard } from '@share/wx-share';
import type { ReactElement } from 'react';
import { ComplaintEntry } from './ComplaintEntry';
import { ContinueOnPhone } from './ContinueOnPhone';
import { Advice, Brand, Entry, Frame, Links, Logo, Name, Page, Phone, PhoneColumn } from './PcPage.styles';
import { toPcTarget, toReportTarget } from './pcTarget';
import type { ChangeRouteRule } from './readChangeRoute';
import type { FramedPage } from './useFramedPage';

/** Data of the site that the page shows. */
interface DesktopSite {
  name: string;
  logo: string;
}

interface PcPageProps {
  site: DesktopSite;
  /** Path of the page that the iframe shows first. */
  target: string;
  first: FramedPage;
  /** Allowed targets of `changeRoute`. */
  rule: ChangeRouteRule;
}

/** The page for wide screens: the site's name, a page as a phone shows it, and a QR code for a real phone. */
export const PcPage = ({ site, target, first, rule }: PcPageProps) => (
  <Page>
    <Brand>
      <Logo src={site.logo} alt="" slot={56} />
      <Name>{site.name}</Name>
      <Advice>此页面为手机而做。在这里就能完整浏览，也可以扫码到手机上继续。</Advice>
      <Links>
        <Entry href={agreementPaths.user}>用户协议</Entry>
        <Entry href={agreementPaths.privacy}>隐私政策</Entry>
        <Island name="complaintEntry" Component={ComplaintEntry} data={{ first }} />
      </Links>
    </Brand>
    <Phone>
      <Frame src={target} title={`${site.name}，手机上的样子`} width={377} height={696} />
    </Phone>
    <PhoneColumn>
      <Island name="continueOnPhone" Component={ContinueOnPhone} data={{ first, rule }} />
    </PhoneColumn>
    <FirstScreenEnd />
  </Page>
);

/** The part of the site's configuration that the page needs. */
interface SiteNames {
  site: DesktopSite & { description: string };
}

interface PcPageOptions {
  /** Query parameter `url`: the page to show. */
  url: string | null;
  config: SiteNames | Promise<SiteNames>;
  siteOrigin: string;
  /** All origins of the site. */
  ownOrigins: string[];
  /** Hosts beside the site's own where `changeRoute` may lead (R15). */
  pcLinkHosts: string[];
  /** The description of a page of the site, by its whole address; undefined when it has none. */
  describePage: (url: string) => Promise<{ title: string; share?: ShareCard } | undefined>;
}

/** A whole page, with its head. */
interface DesktopPage {
  title: string;
  /** Its content, for a frame without bars. */
  element: ReactElement;
  layout: 'none';
  isIndexed: false;
  share: ShareCard;
}

/** `/pc` (spec §2; R5, R14), with title and share card of the page in its iframe (R3). */
export const loadPcPage = async (options: PcPageOptions): Promise<DesktopPage> => {
  const { url, siteOrigin, ownOrigins, pcLinkHosts, describePage } = options;
  const { site } = await options.config;
  const target = toPcTarget(url, ownOrigins);
  const address = new URL(target, siteOrigin).href;
  // Where the page cannot be read the iframe says so, and the desktop page has the name of the site.
  const facts = await describePage(address).catch(() => undefined);
  const first = { address, reportTarget: toReportTarget(target) };
  const rule = { allowedHosts: [...ownOrigins.map((origin) => new URL(origin).host), ...pcLinkHosts] };
  const title = facts?.title || site.name;
  return {
    title,
    layout: 'none',
    isIndexed: false,
    share: facts?.share ?? { title, desc: site.description, link: address, imgUrl: site.logo },
    element: <PcPage {...{ site, target, first, rule }} />,
  };
};
