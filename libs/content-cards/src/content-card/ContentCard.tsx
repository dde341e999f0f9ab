import { Badge, ClauseTitle, Picture, RelativeTime, type PictureSlot } from '@share/ui';
import { toIsoTime } from '@share/ui/format';
import { ImageIcon, PlayFilledIcon } from '@share/ui/icons';
import { memo, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import type { CardView } from '../data/CardView';
import { ContentTypeTag, hasContentTypeTag } from '../content-type-tag/ContentTypeTag';
import { Pictures, State } from './CardPictures.styles';
import { Kicker, Meta, Text } from './CardText.styles';
import { Play, Root } from './ContentCard.styles';

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

const slots: Record<Look, PictureSlot> = {
  standard: 112,
  lead: 'column',
  video: 112,
  gallery: 112,
  audio: 72,
  'short-video': 'half',
  live: 'column',
};

/** Of a gallery the first picture is large. */
const slotOf = (variant: Look, isGallery: boolean, index: number): PictureSlot => {
  if (isGallery) return index === 0 ? 'two-thirds' : 'third';
  return slots[variant];
};

const badgeIcons: Partial<Record<Look, ReactElement>> = {
  video: <PlayFilledIcon size={16} />,
  'short-video': <PlayFilledIcon size={16} />,
  gallery: <ImageIcon size={16} />,
};

/** The texts of a card; the state of a live room stands on its picture, where it has one. */
const factsOf = (
  { meta, time, live }: Pick<CardView, 'meta' | 'live'> & { time: CardView['time'] | undefined },
  hasPicture: boolean,
): ReactNode[] => {
  if (time) return [...meta, <RelativeTime key="time" {...time} />];
  if (!live) return meta;
  const { badge, viewers, begun } = live;
  const begin = begun && <time dateTime={toIsoTime(begun.at)}>{begun.text}</time>;
  const facts = hasPicture ? [...meta, begin] : [<Kicker>{badge}</Kicker>, viewers, ...meta, begin];
  return facts.filter((fact) => fact !== undefined);
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
  live,
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
  const hasPicture = pictures.length > 0;
  const onPicture = live ? live.viewers : badge;
  const pictureBadge = hasPicture && !isAudio ? onPicture : undefined;
  const section = variant === 'lead' ? kicker : undefined;
  const tagged = { contentType, title, kicker: section ?? live?.badge ?? pictureBadge };
  const known = factsOf({ meta, time, live }, hasPicture);
  /* At most three with the tag: the length of an audio replaces its time. */
  const facts = isAudio && badge !== undefined ? [...known.slice(0, 1), badge] : known;
  return (
    <Root
      href={href}
      data-exposure={exposureId}
      data-pictured={hasPicture || undefined}
      data-look={variant === 'gallery' && !isGallery ? 'standard' : variant}
    >
      <Text>
        <ClauseTitle as="h3" text={title} words={titleWords} hits={titleHits} />
        {facts.length > 0 || section !== undefined || hasContentTypeTag(tagged) ? (
          <Meta>
            {section !== undefined && <Kicker>{section}</Kicker>}
            <ContentTypeTag {...tagged} />
            {facts.map((fact, index) => (
              <span key={index}>{fact}</span>
            ))}
          </Meta>
        ) : (
          <ContentTypeTag {...tagged} />
        )}
      </Text>
      {hasPicture && (
        <Pictures>
          {pictures.map((picture, index) => (
            <Picture
              key={index}
              {...picture}
              alt=""
              slot={slotOf(variant, isGallery, index)}
              ratio={ratios[variant]}
              priority={variant === 'lead'}
            />
          ))}
          {live && (
            <State>
              <Badge live={live.state === 'live'}>{live.badge}</Badge>
            </State>
          )}
          {pictureBadge !== undefined && (
            <Badge>
              {badgeIcons[variant]}
              {pictureBadge}
            </Badge>
          )}
        </Pictures>
      )}
      {isAudio && (
        <Play aria-hidden="true">
          <PlayFilledIcon size={20} />
        </Play>
      )}
    </Root>
  );
};

/** One item of a list of contents; the whole card is one link. Rendered once: a list renders with every page that is added to it. */
export const ContentCard = memo(Card);
