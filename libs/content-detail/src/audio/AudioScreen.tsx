import { Island } from '@share/islands';
import { FirstScreenEnd } from '@share/ui';
import { formatNumber } from '@share/ui/format';
import type { ReactNode } from 'react';
import { ArticleBody, WarningNotice } from '@share/content-cards';
import type { DetailOf } from '../data/DetailView';
import { AudioHead } from './AudioHead';
import { AudioPlayer } from './AudioPlayer';
import { Body, ByLine } from './AudioScreen.styles';
import { toAudioTrack } from './toAudioTrack';

interface AudioScreenProps {
  item: DetailOf<'audio'>;
  /** Milliseconds; when the page was rendered. */
  now: number;
  /** Its publisher and time. */
  byLine?: ReactNode;
  /** Content after the text. */
  notes?: ReactNode;
}

/** A recording: cover and title, its player, and its notes, whose times seek when tapped. */
export const AudioScreen = ({ item, now, byLine, notes }: AudioScreenProps) => {
  const notesId = `notes-${item.id}`;
  return (
    <article data-content-id={item.id}>
      <AudioHead item={item} now={now} facts={[`${formatNumber(item.viewCount)}次收听`]} />
      {byLine && <ByLine>{byLine}</ByLine>}
      {item.warning && <WarningNotice reason={item.warning} />}
      <Island
        name="audio"
        Component={AudioPlayer}
        data={{
          track: toAudioTrack(item),
          artist: item.account?.name,
          artwork: item.cover?.src,
          notesId,
        }}
      />
      <FirstScreenEnd />
      {item.body && (
        <Body id={notesId}>
          <ArticleBody html={item.body} />
        </Body>
      )}
      {notes}
    </article>
  );
};
