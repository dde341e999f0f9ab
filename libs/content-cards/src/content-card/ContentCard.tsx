import { Badge, ClauseTitle, Picture, RelativeTime } from '@share/ui';
import { ImageIcon, PlayFilledIcon } from '@share/ui/icons';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import type { CardView } from '../data/CardView';
import styles from './ContentCard.module.css';

type Look = 'standard' | 'lead' | NonNullable<CardView['variant']>;

interface ContentCardProps extends Omit<CardView, 'id' | 'badge' | 'variant'> {
  badge?: ReactNode;
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

/** One item of a list of contents; the whole card is one link. */
export const ContentCard = ({
  href,
  title,
  meta,
  time,
  image,
  images,
  badge,
  variant = 'standard',
  exposureId,
}: ContentCardProps) => {
  const isGallery = variant === 'gallery' && images?.length === 3;
  const pictures = isGallery ? images : image ? [image] : [];
  /* An audio card is recognised by its layout: its length replaces the kind. */
  const length = variant === 'audio' && badge !== undefined ? [badge] : [];
  const facts = [...meta, ...(time ? [<RelativeTime key="time" {...time} />] : []), ...length].slice(-3);
  return (
    <a
      className={styles.card}
      href={href}
      data-exposure={exposureId}
      data-pictured={pictures.length > 0 || undefined}
      data-look={variant === 'gallery' && !isGallery ? 'standard' : variant}
    >
      <div className={styles.text}>
        <ClauseTitle as="h3" text={title} />
        {facts.length > 0 && (
          <p className={styles.meta}>
            {facts.map((fact, place) => (
              <span key={place}>{fact}</span>
            ))}
          </p>
        )}
      </div>
      {pictures.length > 0 && (
        <div className={styles.thumb}>
          {pictures.map((picture, place) => (
            <Picture key={place} alt="" ratio={ratios[variant]} {...picture} />
          ))}
          {badge !== undefined && variant !== 'audio' && (
            <Badge>
              {badgeIcons[variant]}
              {badge}
            </Badge>
          )}
        </div>
      )}
      {variant === 'audio' && (
        <span className={styles.play} aria-hidden="true">
          <PlayFilledIcon size={20} />
        </span>
      )}
    </a>
  );
};
