import { Island } from '@share/islands';
import { FirstScreenEnd } from '@share/ui';
import { ageSentence } from '../age-notice/ageSentence';
import type { DetailOf } from '../data/DetailView';
import { Ground } from './GalleryScreen.styles';
import { GalleryStage } from './GalleryStage';

interface GalleryScreenProps {
  item: DetailOf<'gallery'>;
  /** Milliseconds; when the page was rendered. */
  now: number;
}

/** A gallery: dark in both modes, under a transparent header (R72). */
export const GalleryScreen = ({ item, now }: GalleryScreenProps) => {
  const { id, contentType, pictures, title, titleWords, lead, warning, author, publishedAt } = item;
  const publisher = item.source ?? item.account?.name;
  const notes = [publisher, ageSentence(item, now), ...item.notes].filter((note) => note !== undefined);
  return (
    <Ground data-ground="dark" data-content-id={id}>
      <Island
        name="gallery"
        Component={GalleryStage}
        data={{ contentType, pictures, title, titleWords, lead, author, publishedAt, now, notes, warning }}
      />
      <FirstScreenEnd />
    </Ground>
  );
};
