import { Island } from '@share/islands';
import { ArticleScreen } from '../article-screen/ArticleScreen';
import type { DetailOf } from '../data/DetailView';
import { OpeningSlot } from '../opening-slot/OpeningSlot.styles';
import { OutsideLink } from './OutsideLink';

interface OutsideScreenProps {
  item: DetailOf<'outside'>;
  /** Milliseconds; when the page was rendered. */
  now: number;
}

const labels = new Map([
  ['topic', '参与话题'],
  ['cloud_form', '去填写'],
]);

/** A topic or form outside the site: its description, and a link to it. */
export const OutsideScreen = ({ item, now }: OutsideScreenProps) => {
  const { phoneUrl, desktopUrl } = item;
  const label = labels.get(item.contentType) ?? '打开';
  return (
    <ArticleScreen item={item} now={now}>
      <OpeningSlot>
        <Island
          name="outside"
          Component={OutsideLink}
          data={{ label, ...(phoneUrl && { phoneUrl }), ...(desktopUrl && { desktopUrl }) }}
        />
      </OpeningSlot>
    </ArticleScreen>
  );
};
