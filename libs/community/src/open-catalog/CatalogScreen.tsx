import { Island } from '@share/islands';
import { Facts, FirstScreenEnd, Picture, RelativeTime, Section } from '@share/ui';
import type { CatalogView } from '../data/toCatalogView';
import { Block, Cover, Description, Header, Title } from './CatalogScreen.styles';
import { CatalogTree } from './CatalogTree';
import { EntryList } from './EntryList';
import { toCatalogTree } from './toCatalogTree';

export interface CatalogScreenProps {
  rid: string;
  /** Absent: all entries of the resource, which no chapter was named of. */
  catalog?: CatalogView | undefined;
  /** The chapter's parent; absent for the catalogue itself, and when it could not be read. */
  parent?: CatalogView | undefined;
  title: string;
  /** Number of the page of entries that the address names. */
  from: number;
  /** Milliseconds. */
  now: number;
  siteOrigin: string;
}

const Head = ({ title, catalog, now }: Pick<CatalogScreenProps, 'title' | 'catalog' | 'now'>) => (
  <Header>
    {catalog?.cover && !catalog.parent && (
      <Cover>
        <Picture src={catalog.cover} alt="" slot="column" ratio="16/9" priority />
      </Cover>
    )}
    <Title>{title}</Title>
    {catalog?.description && <Description>{catalog.description}</Description>}
    {catalog && (
      <Facts>
        {catalog.publisher && <span>{catalog.publisher}</span>}
        <span>{catalog.count} 条</span>
        {catalog.updatedAt !== undefined && (
          <span>
            更新于 <RelativeTime at={catalog.updatedAt} now={now} />
          </span>
        )}
      </Facts>
    )}
  </Header>
);

/** A catalogue or one of its chapters: the tree of chapters, and the entries. */
export const CatalogScreen = ({ rid, catalog, parent, title, from, now, siteOrigin }: CatalogScreenProps) => {
  const nodes = catalog ? toCatalogTree(catalog, parent) : [];
  return (
    <>
      <Head title={title} catalog={catalog} now={now} />
      {catalog && nodes.length > 0 && (
        <Block aria-label="目录">
          <Section id="chapters" title="目录">
            <CatalogTree nodes={nodes} currentId={catalog.id} />
          </Section>
        </Block>
      )}
      <FirstScreenEnd />
      <Block as="div">
        <Section id="entries" title={catalog?.parent ? '本章内容' : '全部内容'}>
          <Island
            name="openEntries"
            Component={EntryList}
            data={{ of: { rid, catalogId: catalog?.id }, from, now, siteOrigin }}
          />
        </Section>
      </Block>
    </>
  );
};
