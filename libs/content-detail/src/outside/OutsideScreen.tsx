import { Island } from '@share/islands';
import { ArticleScreen } from '../article-screen/ArticleScreen';
import type { DetailOf } from '../data/DetailView';
import styles from '../opening-place/OpeningPlace.module.css';
import { OutsideLink } from './OutsideLink';

interface OutsideScreenProps {
  item: DetailOf<'outside'>;
  /** Milliseconds; when the page was rendered. */
  now: number;
}

/** A topic or form outside the site: what it is about, and a link to it. */
export const OutsideScreen = ({ item, now }: OutsideScreenProps) => {
  const { phoneUrl, desktopUrl } = item;
  return (
    <ArticleScreen item={item} now={now}>
      <div className={styles.openingPlace}>
        <Island
          name="outside"
          Component={OutsideLink}
          data={{ ...(phoneUrl && { phoneUrl }), ...(desktopUrl && { desktopUrl }) }}
        />
      </div>
    </ArticleScreen>
  );
};
