import { Island } from '@share/islands';
import { FirstScreenEnd } from '@share/ui';
import { formatNumber } from '@share/ui/format';
import type { ReactNode } from 'react';
import { ArticleBody, WarningNotice } from '@share/content-cards';
import { AudioHead } from '../audio/AudioHead';
import type { DetailOf } from '../data/DetailView';
import { AudioAlbumPlayer } from './AudioAlbumPlayer';
import * as S from './AudioAlbumScreen.styles';

interface AudioAlbumScreenProps {
  item: DetailOf<'audio-album'>;
  /** Milliseconds; when the page was rendered. */
  now: number;
  siteOrigin: string;
  /** Control beside the play button. */
  collect?: ReactNode;
  /** What follows the episodes. */
  notes?: ReactNode;
}

/** An audio album: cover and status, a button to continue listening, all episodes, a description, and a mini player at the bottom. */
export const AudioAlbumScreen = ({ item, now, siteOrigin, collect, notes }: AudioAlbumScreenProps) => {
  const { album, cover, viewCount } = item;
  return (
    <S.Album data-content-id={item.id}>
      <AudioHead item={item} facts={[album.status, `${formatNumber(viewCount)}次收听`]} />
      {item.warning && <WarningNotice reason={item.warning} />}
      <S.Content>
        {collect && <S.Collect>{collect}</S.Collect>}
        <Island
          name="audioAlbum"
          Component={AudioAlbumPlayer}
          data={{ album, artwork: cover?.src, now, siteOrigin }}
        />
      </S.Content>
      <FirstScreenEnd />
      {item.body && (
        <S.Text>
          <ArticleBody html={item.body} />
        </S.Text>
      )}
      {notes}
    </S.Album>
  );
};
