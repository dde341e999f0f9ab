import type { TextHit } from '@share/ui';
import type { LiveCard, RoomOfCard } from '../live-state/roomAt';
import type { PictureSource } from './toPictureSource';

/** One content item in a list. */
export interface CardView {
  id: string;
  href: string;
  title: string;
  /** Where the title may break (`titleWords`). */
  titleWords?: string;
  /** The words of a search in the title. */
  titleHits?: readonly TextHit[];
  /** The section it is from; a lead card shows it. */
  kicker?: string;
  /** Only of a type that carries a tag (`ContentTypeTag`). */
  contentType?: string;
  /** Account and the like: short facts, the most important first. The time is added. */
  meta: string[];
  /** Seconds; only of a card that has no `time` yet (`cardsAt`). */
  publishedAt?: number | undefined;
  /** Of a live room, in place of `publishedAt`; only of a card that has no `live` yet (`cardsAt`). */
  room?: RoomOfCard;
  /** The state of a live room, in place of its time. Absent: not known. */
  live?: LiveCard;
  /** When it was published, in seconds, and how long ago that was when the page was made. */
  time?: { at: number; text: string };
  /** Without a picture the text takes the whole width. */
  image?: PictureSource;
  /** The first pictures of a gallery, when there are three: it shows them under its title. */
  images?: PictureSource[];
  /** A fact on the picture, such as the length; an audio has it among its facts. */
  badge?: string;
  /** The look of the card, by its target; absent: text with a picture beside it. */
  variant?: 'video' | 'gallery' | 'audio' | 'short-video' | 'live';
}
