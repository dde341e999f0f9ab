import { savedItem, type SavedItemTexts } from '@share/page-document/finished';
import { sessionConstants } from '@share/session';
import { Button, EmptyState, FirstScreenEnd, Section } from '@share/ui';
import type { SiteConfig } from '../data/toSiteConfig';
import type { ShellPage } from '../ShellPage';
import styles from './OfflinePage.module.css';

const SavedItem = ({ path, title, account, savedAt, savedText }: SavedItemTexts) => (
  <li>
    <a href={path}>
      <h3>{title}</h3>
      <p>
        <span>{account}</span>
        <time dateTime={savedAt}>{savedText}</time>
      </p>
    </a>
  </li>
);

interface OfflinePageProps {
  /** None on the server: the service worker writes them into the finished page (`withSavedPages`). */
  pages?: readonly SavedItemTexts[];
}

/** What a reader without network gets instead of a page that is not saved: a way to try again, and what can be read. */
export const OfflinePage = ({ pages = [] }: OfflinePageProps) => (
  <div className={styles.page}>
    <EmptyState drawing="no-network" title="网络不太顺畅" note={sessionConstants.networkMessage}>
      <Button variant="plain" className={styles.retry} href="">
        重新加载
      </Button>
    </EmptyState>
    <FirstScreenEnd />
    <Section id="saved" title="离线可读">
      <ul className={styles.list} data-saved-pages="">
        {pages.map((page) => (
          <SavedItem key={page.path} {...page} />
        ))}
      </ul>
      <p className={styles.none}>还没有保存的内容。联网时读过的文章，没有网络时也能再读。</p>
      <template data-saved-item="">
        <SavedItem {...savedItem} />
      </template>
    </Section>
  </div>
);

/** `/offline`: made for the service worker. */
export const loadOfflinePage = async (options: {
  config: SiteConfig | Promise<SiteConfig>;
}): Promise<ShellPage> => {
  const { site } = await options.config;
  return { title: site.name, layout: 'default', isIndexed: false, element: <OfflinePage /> };
};
