import { BackLink, Badge, FirstScreenEnd, IconButton } from '@share/ui';
import { MenuIcon } from '@share/ui/icons';
import { homePath } from '@share/site-paths';
import { RoomColumns } from '../columns/RoomColumns';
import { stateNames } from '../data/stateNames';
import type { ScreenProps } from '../live-room/ScreenProps';
import { useLiveServices } from '../LiveServices';
import { LiveStage } from '../stage/LiveStage';
import { SourceChips } from '../stage/SourceChips';
import { Upcoming } from '../upcoming/Upcoming';
import styles from './ImageScreen.module.css';

/** A room told in text and pictures. */
export const ImageScreen = ({ live, stage, now, panels, bar }: ScreenProps) => {
  const { page } = useLiveServices();
  const { room, state, counts, onStart } = live;
  const hasStage = stage.sources.length > 0 || state === 'upcoming';
  return (
    <article className={styles.root} data-content-id={room.postId} data-live-state={state}>
      <header className={styles.bar}>
        <BackLink homeHref={homePath} />
        <h1>{room.title}</h1>
        <Badge live={state === 'live'}>{stateNames[state]}</Badge>
        <IconButton label="导航" data-opens="navigation" onClick={page.openMenu}>
          <MenuIcon />
        </IconButton>
      </header>
      {hasStage && <LiveStage room={room} state={state} stage={stage} online={counts.online} />}
      <SourceChips {...stage} />
      {state === 'upcoming' && <Upcoming room={room} now={now} onStart={onStart} />}
      <FirstScreenEnd />
      <RoomColumns columns={room.columns} panels={panels} bar={bar} />
    </article>
  );
};
