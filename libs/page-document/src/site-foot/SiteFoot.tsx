import { Entry, Root } from './SiteFoot.styles';
import type { ImprintView } from './toImprint';

/** Where filing numbers can be looked up. */
const register = 'https://beian.miit.gov.cn/';

interface SiteFootProps {
  imprint: ImprintView | undefined;
}

/** The legal imprint at the foot of a site: filing number, licences and the telephones for reports. */
export const SiteFoot = ({ imprint }: SiteFootProps) =>
  imprint && (
    <Root>
      {imprint.phones.length > 0 && '举报电话'}
      {imprint.phones.map((phone) => (
        <Entry key={phone} href={`tel:${phone}`}>
          {phone}
        </Entry>
      ))}
      {imprint.licences.map((licence) => (
        <p key={licence}>{licence}</p>
      ))}
      {imprint.recordNo && <Entry href={register}>{imprint.recordNo}</Entry>}
    </Root>
  );
