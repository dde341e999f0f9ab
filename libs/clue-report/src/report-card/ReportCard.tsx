import { ClauseTitle, Picture, RelativeTime } from '@share/ui';
import { formatNumber } from '@share/ui/format';
import type { ReportCardView } from '../data/ClueView';
import { StatusPill } from '../status-pill/StatusPill';
import { Card, Meta, Pictures, Text, Texts } from './ReportCard.styles';

interface ReportCardProps {
  card: ReportCardView;
  /** Milliseconds; when the page was made. */
  now: number;
}

const gridSize = 3;

/** Three pictures stand in a row, fewer are one beside the text. */
const lookOf = (pictureCount: number) => {
  if (pictureCount === gridSize) return 'grid';
  return pictureCount > 0 ? 'thumb' : 'text';
};

/** A clue report in a list; the whole card is one link. */
export const ReportCard = ({ card, now }: ReportCardProps) => {
  const look = lookOf(card.pictures.length);
  const hasGrid = look === 'grid';
  const pictures = hasGrid ? card.pictures : card.pictures.slice(0, 1);
  return (
    <Card href={card.href} data-exposure={card.id} data-look={look}>
      <Texts>
        <ClauseTitle as="h3" text={card.title} words={card.titleWords} />
        {card.text && <Text>{card.text}</Text>}
      </Texts>
      {pictures.length > 0 && (
        <Pictures>
          {pictures.map((picture, index) => (
            <Picture
              key={index}
              {...picture}
              alt=""
              slot={hasGrid ? 'third' : 112}
              ratio={hasGrid ? '1/1' : '3/2'}
            />
          ))}
        </Pictures>
      )}
      <Meta>
        <StatusPill status={card.status} look="text" />
        <span>{card.author.name}</span>
        <RelativeTime at={card.createdAt} now={now} />
        {card.viewCount > 0 && <span>{formatNumber(card.viewCount)} 阅读</span>}
      </Meta>
    </Card>
  );
};
