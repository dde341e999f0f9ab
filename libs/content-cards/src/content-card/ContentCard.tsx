import { Badge, ClauseTitle, Picture, RelativeTime } from '@share/ui';
import { ImageIcon, PlayFilledIcon } from '@share/ui/icons';
import { memo, type ComponentProps, type ReactElement } from 'react';
import type { CardView } from '../data/CardView';
import { ContentTypeTag, hasContentTypeTag } from '../content-type-tag/ContentTypeTag';
import styles from './ContentCard.module.css';

type Look = 'standard' | 'lead' | NonNullable<CardView['variant']>;

interface ContentCardProps extends Omit<CardView, 'id' | 'variant'> {
  /** Default `standard`: text, and a picture beside it. */
  variant?: Look | undefined;
  /** Makes the card count as seen once (the exposure observer reads `data-exposure`). */
  exposureId?: string;
}

const ratios: Record<Look, ComponentProps<typeof Picture>['ratio']> = {
  standard: '3/2',
  lead: '16/9',
  video: '3/2',
  gallery: '3/2',
  audio: '1/1',
  'short-video': '3/4',
  live: '16/9',
};

const badgeIcons: Partial<Record<Look, ReactElement>> = {
  video: <PlayFilledIcon size={16} />,
  'short-video': <PlayFilledIcon size={16} />,
  gallery: <ImageIcon size={16} />,
};

const Card = ({
  href,
  title,
  titleWords,
  titleHits,
  kicker,
  contentType = '',
  meta,
  time,
  image,
  images,
  badge,
  variant = 'standard',
  exposureId,
}: ContentCardProps) => {
  const isGallery = variant === 'gallery' && images?.length === 3;
  const single = image ? [image] : [];
  const pictures = isGallery ? images : single;
  const isAudio = variant === 'audio';
  const pictureBadge = pictures.length > 0 && !isAudio ? badge : undefined;
  const section = variant === 'lead' ? kicker : undefined;
  const tagged = { contentType, title, kicker: section ?? pictureBadge };
  const known = time ? [...meta, <RelativeTime key="time" {...time} />] : meta;
  /* At most three with the tag: the length of an audio replaces its time. */
  const facts = isAudio && badge !== undefined ? [...known.slice(0, 1), badge] : known;
  return (
    <a
      className={styles.card}
      href={href}
      data-exposure={exposureId}
      data-pictured={pictures.length > 0 || undefined}
      data-look={variant === 'gallery' && !isGallery ? 'standard' : variant}
    >
      <div className={styles.text}>
        <ClauseTitle as="h3" text={title} words={titleWords} hits={titleHits} />
        {(facts.length > 0 || section !== undefined || hasContentTypeTag(tagged)) && (
          <p className={styles.meta}>
            {section !== undefined && <b>{section}</b>}
            <ContentTypeTag {...tagged} />
            {facts.map((fact, place) => (
              <span key={place}>{fact}</span>
            ))}
          </p>
        )}
      </div>
      {pictures.length > 0 && (
        <div className={styles.thumb}>
          {pictures.map((picture, place) => (
            <Picture key={place} alt="" ratio={ratios[variant]} priority={variant === 'lead'} {...picture} />
          ))}
          {pictureBadge !== undefined && (
            <Badge>
              {badgeIcons[variant]}
              {pictureBadge}
            </Badge>
          )}
        </div>
      )}
      {isAudio && (
        <span className={styles.play} aria-hidden="true">
          <PlayFilledIcon size={20} />
        </span>
      )}
    </a>
  );
};

/** One item of a list of contents; the whole card is one link. Rendered once: a list renders with every page that is added to it. */
export const ContentCard = memo(Card);
