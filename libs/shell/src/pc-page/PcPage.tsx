import { FirstScreenEnd } from '@share/ui';
import type { ReactNode } from 'react';
import { agreementPaths } from '../shellConstants';
import type { SiteView } from '../SiteView';
import * as S from './PcPage.styles';

interface PcPageProps {
  site: SiteView;
  /** Path of the framed page (`pcTarget`). */
  target: string;
  /** 投诉举报 about the framed page: `ComplaintEntry`; none where it shows no item. */
  complaint?: ReactNode;
  /** QR code and copy button: `PhoneHandOver`. */
  handOver: ReactNode;
}

/** The page for wide screens: the site's name, the page as a phone shows it, and the way to a real phone (spec §2, `/pc`). */
export const PcPage = ({ site, target, complaint, handOver }: PcPageProps) => (
  <S.Page>
    <S.Brand>
      <img src={site.logo} alt="" width={56} height={56} />
      <h1>{site.name}</h1>
      <p>此页面为手机阅读而做。在这里就能完整阅读，也可以扫码到手机上继续。</p>
      <S.Links>
        <a href={agreementPaths.user}>用户协议</a>
        <a href={agreementPaths.privacy}>隐私政策</a>
        {complaint}
      </S.Links>
    </S.Brand>
    <S.Phone>
      <iframe src={target} title={`${site.name}，手机上的样子`} width={377} height={696} />
    </S.Phone>
    <S.HandOver>{handOver}</S.HandOver>
    <FirstScreenEnd />
  </S.Page>
);
