import { homePath } from '@share/site-paths';
import { BackLink, Badge, ClauseTitle, FirstScreenEnd, IconButton } from '@share/ui';
import { CloseIcon, MenuIcon } from '@share/ui/icons';
import { formatNumber } from '@share/ui/format';
import { stateNames } from '../data/stateNames';
import type { ScreenProps } from '../live-room/ScreenProps';
import { useLiveServices } from '../LiveServices';
import { LiveStage } from '../stage/LiveStage';
import { SourceChips } from '../stage/SourceChips';
import { Upcoming } from '../upcoming/Upcoming';
import styles from './PortraitScreen.module.css';

/** Whose room it is, and how many are in it. */
const Host = ({ live: { room, state, counts } }: Pick<ScreenProps, 'live'>) => (
  <div className={styles.host}>
    {room.cover && <img src={room.cover} alt="" width={36} height={36} />}
    <p>
      {room.source && <b>{room.source}</b>}
      <span>
        {state === 'live' ? `${formatNumber(counts.online)}人在看` : `${formatNumber(counts.views)}次观看`}
      </span>
    </p>
  </div>
);

/** A room with an upright picture, which fills the screen; dark in both appearances. */
export const PortraitScreen = ({ live, stage, now, panels, bar }: ScreenProps) => {
  const { page } = useLiveServices();
  const { room, state, counts, onStart } = live;
  const isUpcoming = state === 'upcoming';
  const hasChat = !isUpcoming && !!panels.chat;
  const title = <ClauseTitle as="h1" text={room.title} words={room.titleWords} />;
  return (
    <article
      className={styles.root}
      data-ground="dark"
      data-content-id={room.postId}
      data-live-state={state}
      data-trailer={isUpcoming && stage.current ? '' : undefined}
    >
      <div className={styles.stage}>
        <LiveStage room={room} state={state} stage={stage} online={counts.online} fills />
      </div>
      <header className={styles.head}>
        <div>
          <Host live={live} />
          <button className={styles.open} type="button" data-open-app="" onClick={page.openApp}>
            打开App
          </button>
          <IconButton label="导航" data-opens="navigation" onClick={page.openMenu}>
            <MenuIcon />
          </IconButton>
          <BackLink homeHref={homePath} label="关闭">
            <CloseIcon />
          </BackLink>
        </div>
        <Badge live={state === 'live'}>{stateNames[state]}</Badge>
        {!isUpcoming && title}
      </header>
      <div className={styles.text} data-chat={hasChat ? '' : undefined}>
        <SourceChips {...stage} withReplays />
        {isUpcoming && title}
        {isUpcoming && <Upcoming room={room} now={now} onStart={onStart} />}
        {!isUpcoming && !panels.chat && room.summary && <p>{room.summary}</p>}
        {!isUpcoming && room.disclaimer && <p className={styles.note}>{room.disclaimer}</p>}
        {hasChat && panels.chat}
      </div>
      {!hasChat && bar()}
      <FirstScreenEnd />
    </article>
  );
};
