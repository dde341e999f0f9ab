import { Island } from '@share/islands';
import { ArticleScreen } from '../article-screen/ArticleScreen';
import type { ContentServices } from '../data/ContentServices';
import type { DetailOf } from '../data/DetailView';
import { OpeningPlace } from '../opening-place/OpeningPlace.styles';
import { MiniProgramOpener } from './MiniProgramOpener';

interface MiniProgramScreenProps {
  item: DetailOf<'mini-program'>;
  /** Milliseconds; the moment this page was made. */
  now: number;
  services: ContentServices;
}

/** A mini program: what it does, and where it opens. */
export const MiniProgramScreen = ({ item, now, services }: MiniProgramScreenProps) => (
  <ArticleScreen item={item} now={now} services={services}>
    <OpeningPlace>
      <p>小程序在微信或 App 里打开。</p>
      <Island name="miniProgram" Component={MiniProgramOpener} services={services} data={{}} />
    </OpeningPlace>
  </ArticleScreen>
);
