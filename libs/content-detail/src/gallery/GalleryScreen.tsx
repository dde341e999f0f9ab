import { Island } from '@share/islands';
import { FirstScreenEnd } from '@share/ui';
import { formatRelativeTime } from '@share/ui/format';
import type { DetailOf } from '../data/DetailView';
import styles from './GalleryScreen.module.css';
import { GalleryStage } from './GalleryStage';

interface GalleryScreenProps {
  item: DetailOf<'gallery'>;
  /** Milliseconds; when the page was rendered. */
  now: number;
}

const factsOf = (
  { author, publishedAt, source, account, notes }: DetailOf<'gallery'>,
  now: number,
): string[] =>
  [
    author && `摄影：${author}`,
    publishedAt === undefined ? '' : formatRelativeTime(publishedAt, now),
    source ?? account?.name,
    ...notes,
  ].filter((fact): fact is string => Boolean(fact));

/** A gallery: dark in both modes, under a transparent header (R72). */
export const GalleryScreen = ({ item, now }: GalleryScreenProps) => {
  const { id, contentType, pictures, title, lead, warning } = item;
  return (
    <article className={styles.ground} data-ground="dark" data-content-id={id}>
      <Island
        name="gallery"
        Component={GalleryStage}
        data={{ contentType, pictures, title, lead, facts: factsOf(item, now), warning }}
      />
      <FirstScreenEnd />
    </article>
  );
};
