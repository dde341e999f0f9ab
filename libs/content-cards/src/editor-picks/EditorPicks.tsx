import { CardSection } from '../card-section/CardSection';
import { cardKeys } from '../data/cardKeys';
import { loadEditorPicks } from '../data/loadCards';

interface EditorPicksProps {
  /** Addresses on this origin become paths. */
  siteOrigin: string;
  /** The item the visitor is on and what is related to it. */
  exceptIds?: string[];
}

const above = [cardKeys.hot];
const below = [cardKeys.recommendations];

/** 编辑推荐: the editors' recommendations (spec §2). */
export const EditorPicks = (props: EditorPicksProps) => (
  <CardSection
    id="picks"
    title="编辑推荐"
    listKey={cardKeys.editorPicks}
    load={loadEditorPicks}
    above={above}
    below={below}
    {...props}
  />
);
