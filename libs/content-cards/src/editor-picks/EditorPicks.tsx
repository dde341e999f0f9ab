import { useServices } from '@share/islands';
import { Section } from '@share/ui';
import { CardList } from '../card-list/CardList';
import { cardKeys } from '../data/cardKeys';
import type { CardServices } from '../data/CardServices';
import { loadEditorPicks } from '../data/loadCards';
import { usePagedList } from '../data/usePagedList';
import type { ListProps } from '../hot-list/HotList';
import { MoreCards } from '../more-cards/MoreCards';

/** 编辑推荐: what the editors recommend (spec §2). */
export const EditorPicks = ({ siteOrigin }: ListProps) => {
  const { api } = useServices<CardServices>();
  const list = usePagedList({
    listKey: cardKeys.editorPicks,
    loadPage: (page) => loadEditorPicks(api, { page, siteOrigin, now: Date.now() }),
  });
  return (
    <Section id="picks" title="编辑推荐">
      <CardList cards={list.items} />
      <MoreCards list={list} />
    </Section>
  );
};
