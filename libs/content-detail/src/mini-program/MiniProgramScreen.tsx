import { Island } from '@share/islands';
import { ArticleScreen } from '../article-screen/ArticleScreen';
import type { DetailOf } from '../data/DetailView';
import { Note, OpeningSlot } from '../opening-slot/OpeningSlot.styles';
import { MiniProgramOpener } from './MiniProgramOpener';

interface MiniProgramScreenProps {
  item: DetailOf<'mini-program'>;
  /** Milliseconds; when the page was rendered. */
  now: number;
  /** Not published yet: nothing offers the app. */
  isPreview?: boolean;
}

/** A mini program: its description, and a link to it. */
export const MiniProgramScreen = ({ item, now, isPreview = false }: MiniProgramScreenProps) => (
  <ArticleScreen item={item} now={now}>
    {!isPreview && (
      <OpeningSlot>
        <Note>请在 App 里打开小程序。</Note>
        <Island name="miniProgram" Component={MiniProgramOpener} data={{}} />
      </OpeningSlot>
    )}
  </ArticleScreen>
);
