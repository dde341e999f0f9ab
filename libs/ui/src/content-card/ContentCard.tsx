import type { ReactElement, ReactNode } from 'react';
import { Badge } from '../badge/Badge';
import { ClauseTitle } from '../clause-title/ClauseTitle';
import { Picture } from '../picture/Picture';
import { Card } from './ContentCard.styles';

export interface ContentCardProps {
  readonly href: string;
  readonly title: string;
  /** Kind, account, time: at most three, the most important first. */
  readonly meta: readonly string[];
  /** Without a picture the text takes the whole width. */
  readonly image?: { readonly src: string; readonly width?: number; readonly height?: number };
  /** A fact on the picture, such as the length. */
  readonly badge?: ReactNode;
  /** Makes the card count as seen once (the exposure observer reads `data-exposure`). */
  readonly exposureId?: string;
}

/** One item of a list of contents; the whole card is one link. */
export function ContentCard({ href, title, meta, image, badge, exposureId }: ContentCardProps): ReactElement {
  return (
    <Card href={href} data-exposure={exposureId}>
      <div className="text">
        <ClauseTitle as="h3" text={title} />
        {meta.length > 0 && (
          <p className="meta">
            {meta.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        )}
      </div>
      {image && (
        <div className="thumb">
          <Picture alt="" ratio="3/2" {...image} />
          {badge !== undefined && <Badge>{badge}</Badge>}
        </div>
      )}
    </Card>
  );
}
