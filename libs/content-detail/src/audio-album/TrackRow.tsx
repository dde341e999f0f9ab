import { IconButton } from '@share/ui';
import { PauseIcon, PlayIcon } from '@share/ui/icons';
import { formatRelativeTime } from '@share/ui/format';
import { type AudioQueue, formatClock, isAudioOn, useAudioState } from '@share/media-player';
import type { TrackView } from '../data/DetailView';
import { listenedText } from './listenedText';
import * as S from './TrackRow.styles';

interface TrackRowProps {
  queue: AudioQueue;
  track: TrackView;
  /** Milliseconds; the moment this page was made. */
  now: number;
}

/** Id of the row in the document. */
export const trackElementId = (id: string) => `track-${id}`;

/** An episode: its title leads to its own page, its button plays it here. */
export const TrackRow = ({ queue, track, now }: TrackRowProps) => {
  const { id, number, title, href, media, publishedAt } = track;
  const isCurrent = useAudioState(queue, (state) => state.track?.id === id);
  const isOn = useAudioState(queue, isAudioOn) && isCurrent;
  const heard = useAudioState(queue, ({ listened }) => listenedText(listened.get(id)));
  const facts = [
    publishedAt === undefined ? '' : formatRelativeTime(publishedAt, now),
    media.duration ? formatClock(media.duration) : '',
    heard,
  ].filter(Boolean);
  return (
    <S.Row id={trackElementId(id)} data-exposure={id} aria-current={isCurrent || undefined}>
      <S.Number>{isCurrent ? <Bars /> : number}</S.Number>
      <div>
        <S.Title href={href}>{title}</S.Title>
        <S.Meta>{facts.join(' · ')}</S.Meta>
      </div>
      <IconButton label={`${isOn ? '暂停' : '播放'} ${title}`} onClick={() => queue.toggle(id)}>
        {isOn ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
      </IconButton>
    </S.Row>
  );
};

/** Stands for sound; it does not move. */
const Bars = () => (
  <svg width="18" height="16" viewBox="0 0 18 16" fill="currentColor" aria-hidden="true" focusable="false">
    <rect y="6" width="3" height="10" rx="1.5" />
    <rect x="5" y="1" width="3" height="15" rx="1.5" />
    <rect x="10" y="4" width="3" height="12" rx="1.5" />
    <rect x="15" y="8" width="3" height="8" rx="1.5" />
  </svg>
);
