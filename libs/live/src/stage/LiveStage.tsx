import { VideoPlayer } from '@share/media-player';
import { Badge, SlotImage } from '@share/ui';
import { formatNumber } from '@share/ui/format';
import type { LiveState } from '@share/content-cards';
import type { LiveCounts, LiveView } from '../data/LiveView';
import { useLiveServices } from '../LiveServices';
import { Chips, Message, Online, Picture, Root } from './LiveStage.styles';
import { SourceChips } from './SourceChips';
import { StageEnd } from './StageEnd';
import type { Stage } from './useStage';

interface LiveStageProps {
  room: LiveView;
  state: LiveState;
  stage: Stage;
  counts: LiveCounts;
  /** Fills its place instead of being 16:9. */
  fills?: boolean;
}

const messages: Readonly<Record<LiveState, string>> = {
  upcoming: '',
  live: '直播画面还没有到，请稍候',
  ended: '',
  replay: '回放暂时无法播放',
};

/** The stage crops its picture to 16:9, or upright where it fills its place. */
const ratioOf = (fills: boolean) => (fills ? 9 / 16 : 16 / 9);

/** The stage of a room without anything to play: its picture, and the reason. */
const StagePicture = ({ room, state, fills = false }: Pick<LiveStageProps, 'room' | 'state' | 'fills'>) => {
  const picture = state === 'upcoming' ? room.background : room.playBackground;
  return (
    <Picture data-dimmed={messages[state] ? '' : undefined}>
      {picture && <SlotImage src={picture} alt="" slot="page" ratio={ratioOf(fills)} priority />}
      {messages[state] && <Message role="status">{messages[state]}</Message>}
    </Picture>
  );
};

/** The stage of a room: its stream, a recording, the trailer, or a picture. */
export const LiveStage = ({ room, state, stage, counts, fills = false }: LiveStageProps) => {
  const { current, choices } = stage;
  const isOver = state === 'ended' && !current;
  const { storage, page, report } = useLiveServices();
  const isLive = current?.kind === 'live';
  const poster = current?.poster ?? (state === 'upcoming' ? room.background : room.playBackground);
  return (
    <Root data-fills={fills ? '' : undefined}>
      {current ? (
        <VideoPlayer
          media={{
            src: current.src,
            isHls: current.isHls,
            isLive,
            ...(poster && { poster: { src: poster } }),
            ...(current.kind === 'replay' && { id: `${room.id}-${current.id}` }),
          }}
          title={current.kind === 'trailer' ? `预告片 ${room.title}` : room.title}
          storage={storage}
          fills={fills}
          playsOn
          choices={choices}
          startLabel={current.kind === 'trailer' ? current.name : undefined}
          onEvent={(event, at) => report(event, { ids: [room.postId], extras: at })}
          onOfferApp={page.openApp}
        />
      ) : (
        <StagePicture room={room} state={state} fills={fills} />
      )}
      {isOver && <StageEnd room={room} views={counts.views} />}
      {state === 'live' && !fills && (
        <Online>
          <Badge>{formatNumber(counts.online)}人在看</Badge>
        </Online>
      )}
      {!fills && (
        <Chips data-ground="dark">
          <SourceChips {...stage} />
        </Chips>
      )}
    </Root>
  );
};
