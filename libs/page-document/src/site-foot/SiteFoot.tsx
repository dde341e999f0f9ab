import type { ImprintView } from './toImprint';
import styles from './SiteFoot.module.css';

/** Where filing numbers can be looked up. */
const register = 'https://beian.miit.gov.cn/';

interface SiteFootProps {
  imprint: ImprintView | undefined;
}

/** What the law wants at the foot of a site: filing number, licences and the telephones for reports. */
export const SiteFoot = ({ imprint }: SiteFootProps) =>
  imprint && (
    <footer className={styles.root}>
      {imprint.phones.length > 0 && '举报电话'}
      {imprint.phones.map((phone) => (
        <a key={phone} href={`tel:${phone}`}>
          {phone}
        </a>
      ))}
      {imprint.licences.map((licence) => (
        <p key={licence}>{licence}</p>
      ))}
      {imprint.recordNo && <a href={register}>{imprint.recordNo}</a>}
    </footer>
  );
