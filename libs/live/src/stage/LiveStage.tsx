import { VideoPlayer } from '@share/media-player';
import { Badge } from '@share/ui';
import { formatNumber } from '@share/ui/format';
import type { LiveState, LiveView } from '../data/LiveView';
import { useLiveServices } from '../LiveServices';
import styles from './LiveStage.module.css';
import type { Stage } from './useStage';

interface LiveStageProps {
  room: LiveView;
  state: LiveState;
  stage: Stage;
  /** Readers in the room. */
  online: number;
  /** Fills its place instead of being 16:9. */
  fills?: boolean;
}

const messages: Readonly<Record<LiveState, string>> = {
  upcoming: '',
  live: '直播画面还没有到，请稍候',
  ended: '直播已结束',
  replay: '回放暂时无法播放',
};

/** In the ratio of the stage, which crops its picture: 16:9, or upright where it fills its place. */
const sizeOf = (fills: boolean) => (fills ? { width: 720, height: 1280 } : { width: 1280, height: 720 });

/** What a room shows when there is nothing to play: its picture, and why. */
const StagePicture = ({ room, state, fills = false }: Pick<LiveStageProps, 'room' | 'state' | 'fills'>) => {
  const picture = state === 'upcoming' ? room.background : room.playBackground;
  return (
    <div className={styles.picture} data-dimmed={messages[state] ? '' : undefined}>
      {picture && <img src={picture} alt="" {...sizeOf(fills)} fetchPriority="high" />}
      {messages[state] && <p role="status">{messages[state]}</p>}
    </div>
  );
};

/** The stage of a room: its stream, a recording, the trailer, or a picture. */
export const LiveStage = ({ room, state, stage, online, fills = false }: LiveStageProps) => {
  const { current, choices } = stage;
  const { storage, page, report } = useLiveServices();
  const isLive = current?.kind === 'live';
  const poster = current?.poster ?? (state === 'upcoming' ? room.background : room.playBackground);
  return (
    <div className={styles.root} data-fills={fills ? '' : undefined}>
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
      {state === 'live' && !fills && (
        <span className={styles.online}>
          <Badge>{formatNumber(online)}人在看</Badge>
        </span>
      )}
    </div>
  );
};
