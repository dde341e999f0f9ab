import { Island } from '@share/islands';
import { FirstScreenEnd } from '@share/ui';
import type { ReactNode } from 'react';
import { ArticleBody, WarningCover } from '@share/content-cards';
import { newestAt } from '../age-notice/newestAt';
import type { DetailOf } from '../data/DetailView';
import { PlayerSlot } from '../video/PlayerSlot';
import { VideoHead } from '../video/VideoHead';
import { AlbumPlayer } from './AlbumPlayer';
import { AlbumTrackList } from './AlbumTrackList';
import { Tracks } from './VideoAlbumScreen.styles';

interface VideoAlbumScreenProps {
  item: DetailOf<'video-album'>;
  /** Milliseconds; when the page was rendered. */
  now: number;
  siteOrigin: string;
  /** Not published yet: nothing offers the app. */
  isPreview?: boolean;
  /** Its publisher, with the control to follow them. */
  byLine?: ReactNode;
  /** Content after the list. */
  notes?: ReactNode;
}

/** A video album: a player that goes on from one video to the next, and the list it follows (spec §4, Album status). */
export const VideoAlbumScreen = ({
  item,
  now,
  siteOrigin,
  isPreview = false,
  byLine,
  notes,
}: VideoAlbumScreenProps) => {
  const { album, tracks } = item;
  const isEmpty = tracks?.items.length === 0;
  const queue = { album, siteOrigin };
  return (
    <article data-content-id={item.id}>
      {!isEmpty && (
        <WarningCover reason={item.warning}>
          <PlayerSlot media={tracks?.items[0]?.media}>
            <Island name="videoAlbum" Component={AlbumPlayer} data={{ ...queue, isPreview }} />
          </PlayerSlot>
        </WarningCover>
      )}
      <VideoHead item={item} now={now} newestAt={newestAt(item, tracks?.items)} byLine={byLine} />
      {item.body && <ArticleBody html={item.body} />}
      <Tracks>
        <Island name="videoAlbumTracks" Component={AlbumTrackList} data={{ ...queue, now }} />
      </Tracks>
      <FirstScreenEnd />
      {notes}
    </article>
  );
};
