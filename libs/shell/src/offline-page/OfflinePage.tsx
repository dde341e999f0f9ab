import { savedItem, type SavedItemTexts } from '@share/page-document/finished';
import { sessionConstants } from '@share/session';
import { EmptyState, FirstScreenEnd, Section } from '@share/ui';
import type { SiteConfig } from '../data/toSiteConfig';
import type { ShellPage } from '../ShellPage';
import { Account, Item, Link, List, Meta, None, Page, Retry, Title } from './OfflinePage.styles';

const SavedItem = ({ path, title, account, savedAt, savedText }: SavedItemTexts) => (
  <Item>
    <Link href={path}>
      <Title>{title}</Title>
      <Meta>
        <Account>{account}</Account>
        <time dateTime={savedAt}>{savedText}</time>
      </Meta>
    </Link>
  </Item>
);

interface OfflinePageProps {
  /** None on the server: the service worker writes them into the finished page (`withSavedPages`). */
  pages?: readonly SavedItemTexts[];
}

/** The page that a visitor without network gets instead of one that is not saved: a way to try again, and the saved pages. */
export const OfflinePage = ({ pages = [] }: OfflinePageProps) => (
  <Page>
    <EmptyState drawing="no-network" title="网络不太顺畅" note={sessionConstants.networkMessage}>
      <Retry variant="plain" href="">
        重新加载
      </Retry>
    </EmptyState>
    <FirstScreenEnd />
    <Section id="saved" title="离线可读">
      <List data-saved-pages="">
        {pages.map((page) => (
          <SavedItem key={page.path} {...page} />
        ))}
      </List>
      <None>还没有保存的内容。联网时读过的文章，没有网络时也能再读。</None>
      <template data-saved-item="">
        <SavedItem {...savedItem} />
      </template>
    </Section>
  </Page>
);

/** `/offline`: made for the service worker. */
export const loadOfflinePage = async (options: {
  config: SiteConfig | Promise<SiteConfig>;
}): Promise<ShellPage> => {
  const { site } = await options.config;
  return { title: site.name, layout: 'default', isIndexed: false, element: <OfflinePage /> };
};
