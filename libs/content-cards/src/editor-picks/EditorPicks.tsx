import { Section } from '@share/ui';
import { CardList } from '../card-list/CardList';
import type { CardPage } from '../data/CardView';
import { cardKeys } from '../data/cardKeys';
import { loadEditorPicks, type EditorPicksApi } from '../data/loadCards';
import { usePagedCards } from '../data/usePagedCards';
import { MoreCards } from '../more-cards/MoreCards';

export interface EditorPicksProps {
  api: EditorPicksApi;
  initial: CardPage;
  siteOrigin: string;
}

/** 编辑推荐: what the editors recommend (spec §2). */
export const EditorPicks = ({ api, initial, siteOrigin }: EditorPicksProps) => {
  const list = usePagedCards({
    keyOf: cardKeys.picks,
    initial,
    loadPage: (page) => loadEditorPicks(api, { page, siteOrigin, now: Date.now() }),
  });
  return (
    <Section id="picks" title="编辑推荐">
      <CardList cards={list.cards} />
      <MoreCards list={list} />
    </Section>
  );
};
