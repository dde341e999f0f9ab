import { Pill } from '@share/ui';
import type { SiteView } from '../SiteView';
import styles from './OpenAppRow.module.css';

interface OpenAppRowProps {
  site: SiteView;
}

/** The row after the text that offers the app (R69). */
export const OpenAppRow = ({ site }: OpenAppRowProps) => (
  <aside className={styles.row}>
    <img src={site.logo} alt="" width={32} height={32} loading="lazy" />
    <p>在{site.name}App里继续阅读</p>
    <Pill variant="tint" href={site.openAppHref} data-open-app="">
      打开
    </Pill>
  </aside>
);
