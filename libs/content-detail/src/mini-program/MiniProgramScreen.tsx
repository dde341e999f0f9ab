import { Island } from '@share/islands';
import { ArticleScreen } from '../article-screen/ArticleScreen';
import type { DetailOf } from '../data/DetailView';
import { OpeningPlace } from '../opening-place/OpeningPlace.styles';
import { MiniProgramOpener } from './MiniProgramOpener';

interface MiniProgramScreenProps {
  item: DetailOf<'mini-program'>;
  /** Milliseconds; when the page was rendered. */
  now: number;
}

/** A mini program: what it does, and where it opens. */
export const MiniProgramScreen = ({ item, now }: MiniProgramScreenProps) => (
  <ArticleScreen item={item} now={now}>
    <OpeningPlace>
      <p>小程序在微信或 App 里打开。</p>
      <Island name="miniProgram" Component={MiniProgramOpener} data={{}} />
    </OpeningPlace>
  </ArticleScreen>
);
