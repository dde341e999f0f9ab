import { Island } from '@share/islands';
import { ArticleScreen } from '../article-screen/ArticleScreen';
import type { DetailOf } from '../data/DetailView';
import styles from '../opening-place/OpeningPlace.module.css';
import { MiniProgramOpener } from './MiniProgramOpener';

interface MiniProgramScreenProps {
  item: DetailOf<'mini-program'>;
  /** Milliseconds; when the page was rendered. */
  now: number;
}

/** A mini program: what it does, and where it opens. */
export const MiniProgramScreen = ({ item, now }: MiniProgramScreenProps) => (
  <ArticleScreen item={item} now={now}>
    <div className={styles.openingPlace}>
      <p>小程序在微信或 App 里打开。</p>
      <Island name="miniProgram" Component={MiniProgramOpener} data={{}} />
    </div>
  </ArticleScreen>
);
