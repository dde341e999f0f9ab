import type { ListPage } from '@share/page-data';
import { CardList, type CardView } from '@share/content-cards';
import { NextIcon } from '@share/ui/icons';
import { feedKeys } from '../data/feedKeys';
import { useFeedServices } from '../data/FeedServices';
import type { ModuleView } from '../data/FeedViews';
import { loadBlock } from '../data/loadFeed';
import { useFeedList } from '../data/useFeedList';
import { feedPaths } from '../moving/feedPaths';
import { BlockLink, Root, Title, Total } from './ModuleBlock.styles';

interface ModuleBlockProps {
  module: ModuleView;
  siteOrigin: string;
}

/** A block among the cards of a channel: its first items, and the way to all of it. Without items it is the way alone. */
export const ModuleBlock = ({ module, siteOrigin }: ModuleBlockProps) => {
  const { id, title, target } = module;
  const { api } = useFeedServices();
  const { items, pages } = useFeedList<ListPage<CardView>>({
    listKey: feedKeys.block(id),
    loadPage: ({ now }) => loadBlock(api, module, { siteOrigin, now }),
  });
  const total = pages[0]?.total ?? 0;
  const content = (
    <>
      <Title>{target.kind === 'link' ? `专题 · ${title}` : title}</Title>
      {total > 0 && <Total>{total} 篇</Total>}
      <NextIcon size={16} />
    </>
  );
  return (
    <Root aria-labelledby={`block-${id}`}>
      <h2 id={`block-${id}`}>
        {target.kind === 'link' ? (
          <BlockLink as="a" href={target.href}>
            {content}
          </BlockLink>
        ) : (
          <BlockLink href={feedPaths.module(id)}>{content}</BlockLink>
        )}
      </h2>
      <CardList cards={items} />
    </Root>
  );
};
