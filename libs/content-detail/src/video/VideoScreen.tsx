import { Island } from '@share/islands';
import { FirstScreenEnd } from '@share/ui';
import type { ReactNode } from 'react';
import { ArticleBody, WarningCover } from '@share/content-cards';
import type { DetailOf } from '../data/DetailView';
import { AlbumStrip } from './AlbumStrip';
import { ItemPlayer } from './ItemPlayer';
import { PlayerSlot } from './PlayerSlot';
import { UnplayableVideo } from './UnplayableVideo';
import { usePosterPreload } from './usePosterPreload';
import { VideoHead } from './VideoHead';
import { Album } from './VideoScreen.styles';

interface VideoScreenProps {
  item: DetailOf<'video'>;
  /** Milliseconds; when the page was rendered. */
  now: number;
  siteOrigin: string;
  /** Not published yet: nothing offers the app. */
  isPreview?: boolean;
  /** Its publisher, with the control to follow them. */
  byLine?: ReactNode;
  /** Content after the text. */
  notes?: ReactNode;
}

/** A video: its player directly under the masthead, its description, and the album it belongs to. */
export const VideoScreen = ({
  item,
  now,
  siteOrigin,
  isPreview = false,
  byLine,
  notes,
}: VideoScreenProps) => {
  const { id, title, media, album, tracks } = item;
  usePosterPreload(media);
  const player = (
    <PlayerSlot media={media}>
      {media ? (
        <Island name="video" Component={ItemPlayer} data={{ itemId: id, title, media, isPreview }} />
      ) : (
        <UnplayableVideo poster={item.cover} />
      )}
    </PlayerSlot>
  );
  return (
    <article data-content-id={id}>
      <WarningCover reason={item.warning}>{player}</WarningCover>
      <VideoHead item={item} now={now} byLine={byLine} />
      {item.body && <ArticleBody html={item.body} />}
      {album && tracks && tracks.items.length > 0 && (
        <Album>
          <Island name="albumStrip" Component={AlbumStrip} data={{ album, currentId: id, siteOrigin }} />
        </Album>
      )}
      <FirstScreenEnd />
      {notes}
    </article>
  );
};
