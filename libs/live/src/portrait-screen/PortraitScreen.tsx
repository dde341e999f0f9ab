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
import { Head, HeadRow, More } from './PortraitHead.styles';
import { HostCount, HostName, HostPill, HostWords } from './PortraitHost.styles';
import { Columns, Root, Stage } from './PortraitScreen.styles';
import { Note, Summary, Text } from './PortraitText.styles';

/** The host of the room, and the number of visitors. */
const Host = ({ live: { room, state, counts } }: Pick<ScreenProps, 'live'>) => (
  <HostPill>
    {room.cover && <SlotImage src={room.cover} alt="" slot={36} ratio={1} />}
    <HostWords>
      {room.source && <HostName>{room.source}</HostName>}
      <HostCount>
        {state === 'live' ? `${formatNumber(counts.online)}人在看` : `${formatNumber(counts.views)}次观看`}
      </HostCount>
    </HostWords>
  </HostPill>
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
      <RoomFacts room={room} state={state} counts={counts} now={now} stateShownBy="host" />
    </>
  );
  return (
    <article data-content-id={room.postId} data-live-state={state}>
      <Root
        data-ground="dark"
        data-live-state={state}
        data-trailer={isUpcoming && stage.current ? '' : undefined}
      >
        <Stage>
          <LiveStage room={room} state={state} stage={stage} counts={counts} fills />
        </Stage>
        <Head>
          <HeadRow>
            <Host live={live} />
            <Badge live={state === 'live'}>{liveStateNames[state]}</Badge>
            {hasMore && (
              <More href={`#${columnsId}`}>
                更多
                <DownIcon size={16} />
              </More>
            )}
          </HeadRow>
          {!isUpcoming && title}
        </Head>
        <Text data-chat={hasChat ? '' : undefined}>
          <SourceChips {...stage} withReplays />
          {isUpcoming && title}
          {isUpcoming && <Upcoming room={room} now={now} onStart={onStart} />}
          {!isUpcoming && !chat && room.summary && <Summary>{room.summary}</Summary>}
          {note && <Note>{note}</Note>}
          {hasChat && chat}
        </Text>
        {!hasChat && bar()}
        <FirstScreenEnd />
      </Root>
      {hasMore && (
        <Columns id={columnsId}>
          <RoomColumns columns={room.columns} panels={others} />
        </Columns>
      )}
    </article>
  );
};
