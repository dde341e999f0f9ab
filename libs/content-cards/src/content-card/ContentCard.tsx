import { Badge, ClauseTitle, Picture, type PictureProps } from '@share/ui';
import { ImageIcon, PlayFilledIcon } from '@share/ui/icons';
import type { ReactElement, ReactNode } from 'react';
import { Card } from './ContentCard.styles';

interface CardImage {
  readonly src: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

type Look = 'standard' | 'lead' | 'video' | 'gallery' | 'audio' | 'short-video' | 'live';

export interface ContentCardProps {
  readonly href: string;
  readonly title: string;
  /** Kind, account, time: at most three, the most important first. */
  readonly meta: readonly string[];
  /** Without a picture the text takes the whole width. */
  readonly image?: CardImage;
  /** Three pictures: a gallery shows them under its title. */
  readonly images?: readonly CardImage[];
  /** A fact on the picture, such as the length; an audio has it among its facts. */
  readonly badge?: ReactNode;
  /** How the card looks (docs/design.md, cards). Default `standard`: text, and a picture beside it. */
  readonly variant?: Look;
  /** Makes the card count as seen once (the exposure observer reads `data-exposure`). */
  readonly exposureId?: string;
}

const ratios: Readonly<Record<Look, PictureProps['ratio']>> = {
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
export function ContentCard(props: ContentCardProps): ReactElement {
  const { href, title, meta, image, images, badge, variant = 'standard', exposureId } = props;
  const isGallery = variant === 'gallery' && images?.length === 3;
  const pictures = isGallery ? images : image ? [image] : [];
  /* The look of an audio says what it is: its length takes the place of the kind. */
  const facts = variant === 'audio' && badge !== undefined ? [...meta, badge].slice(-3) : meta;
  return (
    <Card
      href={href}
      data-exposure={exposureId}
      data-pictured={pictures.length > 0 || undefined}
      data-look={variant === 'gallery' && !isGallery ? 'standard' : variant}
    >
      <div className="text">
        <ClauseTitle as="h3" text={title} />
        {facts.length > 0 && (
          <p className="meta">
            {facts.map((fact, place) => (
              <span key={place}>{fact}</span>
            ))}
          </p>
        )}
      </div>
      {pictures.length > 0 && (
        <div className="thumb">
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
        <span className="play" aria-hidden="true">
          <PlayFilledIcon size={20} />
        </span>
      )}
    </Card>
  );
}
