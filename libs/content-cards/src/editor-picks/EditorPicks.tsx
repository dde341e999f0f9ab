import { useServices } from '@share/islands';
import { Section } from '@share/ui';
import { CardList } from '../card-list/CardList';
import { cardKeys } from '../data/cardKeys';
import type { CardServices } from '../data/CardServices';
import { loadEditorPicks } from '../data/loadCards';
import { usePagedList } from '../data/usePagedList';
import { useUnrepeated } from '../data/useUnrepeated';
import type { ListProps } from '../hot-list/HotList';
import { MoreCards } from '../more-cards/MoreCards';

interface EditorPicksProps extends ListProps {
  /** The item the reader is on and what is related to it. */
  exceptIds?: string[];
}

const above = [cardKeys.hot];
const below = [cardKeys.recommendations];

/** 编辑推荐: what the editors recommend (spec §2). */
export const EditorPicks = ({ siteOrigin, exceptIds }: EditorPicksProps) => {
  const { api } = useServices<CardServices>();
  const list = usePagedList({
    listKey: cardKeys.editorPicks,
    loadPage: (page) => loadEditorPicks(api, { page, siteOrigin, now: Date.now() }),
  });
  const cards = useUnrepeated(list, { exceptIds, above, below });
  return (
    <Section id="picks" title="编辑推荐">
      <CardList cards={cards} />
      <MoreCards list={list} />
    </Section>
  );
};
