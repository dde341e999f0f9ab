import { liveStateNames } from '@share/content-cards';
import { Badge, ClauseTitle, FirstScreenEnd, SlotImage } from '@share/ui';
import { DownIcon } from '@share/ui/icons';
import { formatNumber } from '@share/ui/format';
import { RoomColumns } from '../columns/RoomColumns';
import type { ScreenProps } from '../live-room/ScreenProps';
import { RoomFacts } from '../room-head/RoomFacts';
import { LiveStage } from '../stage/LiveStage';
import { SourceChips } from '../stage/SourceChips';
import { Upcoming } from '../upcoming/Upcoming';
import styles from './PortraitScreen.module.css';

/** Whose room it is, and how many are in it. */
const Host = ({ live: { room, state, counts } }: Pick<ScreenProps, 'live'>) => (
  <div className={styles.host}>
    {room.cover && <SlotImage src={room.cover} alt="" slot={36} ratio={1} />}
    <p>
      {room.source && <b>{room.source}</b>}
      <span>
        {state === 'live' ? `${formatNumber(counts.online)}人在看` : `${formatNumber(counts.views)}次观看`}
      </span>
    </p>
  </div>
);

const columnsId = 'live-columns';

/** A room with an upright picture, which fills the screen under the transparent header (R80); dark in both appearances. Its other columns stand under the screen. */
export const PortraitScreen = ({ live, stage, now, panels: { chat, ...others }, note, bar }: ScreenProps) => {
  const { room, state, counts, onStart } = live;
  const isUpcoming = state === 'upcoming';
  const hasChat = !isUpcoming && !!chat;
  const hasMore = room.columns.some(({ kind }) => kind !== 'chat');
  const title = (
    <>
      <ClauseTitle as="h1" text={room.title} words={room.titleWords} />
      <RoomFacts room={room} state={state} counts={counts} now={now} saidBy="host" />
    </>
  );
  return (
    <article data-content-id={room.postId} data-live-state={state}>
      <div
        className={styles.root}
        data-ground="dark"
        data-live-state={state}
        data-trailer={isUpcoming && stage.current ? '' : undefined}
      >
        <div className={styles.stage}>
          <LiveStage room={room} state={state} stage={stage} counts={counts} fills />
        </div>
        <header className={styles.head}>
          <div>
            <Host live={live} />
            <Badge live={state === 'live'}>{liveStateNames[state]}</Badge>
            {hasMore && (
              <a className={styles.more} href={`#${columnsId}`}>
                更多
                <DownIcon size={16} />
              </a>
            )}
          </div>
          {!isUpcoming && title}
        </header>
        <div className={styles.text} data-chat={hasChat ? '' : undefined}>
          <SourceChips {...stage} withReplays />
          {isUpcoming && title}
          {isUpcoming && <Upcoming room={room} now={now} onStart={onStart} />}
          {!isUpcoming && !chat && room.summary && <p>{room.summary}</p>}
          {note && <div className={styles.note}>{note}</div>}
          {hasChat && chat}
        </div>
        {!hasChat && bar()}
        <FirstScreenEnd />
      </div>
      {hasMore && (
        <div className={styles.columns} id={columnsId}>
          <RoomColumns columns={room.columns} panels={others} />
        </div>
      )}
    </article>
  );
};
