import { Island } from '@share/islands';
import { Cover, FirstScreenEnd, RelativeTime } from '@share/ui';
import { FlyCards } from './FlyCards';
import { Cards } from './FlyCardScreen.styles';
import type { FlyCardsView } from './toFlyCardsView';

interface FlyCardScreenProps {
  list: FlyCardsView;
  /** As in the address. */
  listId: string;
  /** Number of the page the list starts with, from 1. */
  start: number;
  siteOrigin: string;
  /** Milliseconds; when the page was made. */
  now: number;
}

/** A list of short cards under its cover. */
export const FlyCardScreen = ({ list, listId, start, siteOrigin, now }: FlyCardScreenProps) => {
  const { title, titleWords, lead, cover, updatedAt } = list;
  const updated = updatedAt !== undefined && (
    <>
      <RelativeTime at={updatedAt} now={now} />
      更新
    </>
  );
  return (
    <>
      <Cover
        title={title}
        titleWords={titleWords}
        kicker={updated || undefined}
        picture={cover}
        lead={lead}
      />
      <FirstScreenEnd />
      <Cards>
        <Island name="flyCards" Component={FlyCards} data={{ listId, start, siteOrigin, now }} />
      </Cards>
    </>
  );
};
