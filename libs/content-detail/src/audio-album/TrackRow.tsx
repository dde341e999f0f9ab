import { RelativeTime, WordBreaks } from '@share/ui';
import { PauseIcon, PlayIcon } from '@share/ui/icons';
import { type AudioQueue, formatClock, isOn, listenedText } from '@share/media-player';
import { useStore } from 'zustand/react';
import type { TrackView } from '../data/DetailView';
import { Meta, Position, Row, TitleLink, Toggle, Words } from './TrackRow.styles';

interface TrackRowProps {
  queue: AudioQueue;
  track: TrackView;
  /** Milliseconds; when the page was rendered. */
  now: number;
}

/** Id of the row in the document. */
export const trackElementId = (id: string) => `track-${id}`;

/** An episode: its title leads to its own page, its button plays it here. */
export const TrackRow = ({ queue, track, now }: TrackRowProps) => {
  const { id, number, title, titleWords, href, media, publishedAt } = track;
  const isCurrent = useStore(queue.store, (state) => state.media?.id === id);
  const isPlaying = useStore(queue.store, isOn) && isCurrent;
  const listened = useStore(queue.positions, (positions) => listenedText(positions.get(id)));
  return (
    <Row id={trackElementId(id)} data-exposure={id} aria-current={isCurrent || undefined}>
      <Position>{isCurrent ? <Bars /> : number}</Position>
      <Words>
        <TitleLink href={href}>
          <WordBreaks text={title} words={titleWords} />
        </TitleLink>
        <Meta>
          {publishedAt !== undefined && <RelativeTime at={publishedAt} now={now} />}
          {media.duration ? <span>{formatClock(media.duration)}</span> : null}
          {listened && <span>{listened}</span>}
        </Meta>
      </Words>
      <Toggle label={`${isPlaying ? '暂停' : '播放'} ${title}`} onClick={() => queue.toggle(id)}>
        {isPlaying ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
      </Toggle>
    </Row>
  );
};

/** A sound icon; not animated. */
const Bars = () => (
  <svg width="18" height="16" viewBox="0 0 18 16" fill="currentColor" aria-hidden="true">
    <rect y="6" width="3" height="10" rx="1.5" />
    <rect x="5" y="1" width="3" height="15" rx="1.5" />
    <rect x="10" y="4" width="3" height="12" rx="1.5" />
    <rect x="15" y="8" width="3" height="8" rx="1.5" />
  </svg>
);
