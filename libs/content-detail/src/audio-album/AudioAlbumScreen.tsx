import { Island } from '@share/islands';
import { FirstScreenEnd } from '@share/ui';
import { formatNumber } from '@share/ui/format';
import type { ReactNode } from 'react';
import { ArticleBody, WarningNotice } from '@share/content-cards';
import { newestAt } from '../age-notice/newestAt';
import { AudioHead } from '../audio/AudioHead';
import type { DetailOf } from '../data/DetailView';
import { AudioAlbumPlayer } from './AudioAlbumPlayer';
import { Album, Collect, Content, Text } from './AudioAlbumScreen.styles';

interface AudioAlbumScreenProps {
  item: DetailOf<'audio-album'>;
  /** Milliseconds; when the page was rendered. */
  now: number;
  siteOrigin: string;
  isPreview?: boolean;
  /** Control beside the play button. */
  collect?: ReactNode;
  /** Content after the episodes. */
  notes?: ReactNode;
}

/** An audio album: cover and status, a button to continue listening, all episodes, a description, and a mini player at the bottom. */
export const AudioAlbumScreen = ({ item, collect, notes, ...page }: AudioAlbumScreenProps) => {
  const { album, cover, tracks, viewCount } = item;
  const data = { album, artwork: cover?.src, ...page };
  return (
    <Album data-content-id={item.id}>
      <AudioHead
        item={item}
        now={page.now}
        newestAt={newestAt(item, tracks?.items)}
        facts={[album.status, `${formatNumber(viewCount)}次收听`]}
      />
      {item.warning && <WarningNotice reason={item.warning} />}
      <Content>
        {collect && <Collect data-alone={tracks?.items.length === 0 || undefined}>{collect}</Collect>}
        <Island name="audioAlbum" Component={AudioAlbumPlayer} data={data} />
      </Content>
      <FirstScreenEnd />
      {item.body && (
        <Text>
          <ArticleBody html={item.body} />
        </Text>
      )}
      {notes}
    </Album>
  );
};
