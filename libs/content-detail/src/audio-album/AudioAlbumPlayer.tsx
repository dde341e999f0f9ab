import { EmptyState, LoadMore, Section } from '@share/ui';
import { DownIcon, PauseIcon, PlayFilledIcon, UpIcon } from '@share/ui/icons';
import {
  AudioElement,
  type AudioQueue,
  isOn,
  MiniPlayer,
  trackToContinue,
  useAudioQueue,
} from '@share/media-player';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand/react';
import { toAudioTrack } from '../audio/toAudioTrack';
import { useContentServices } from '../data/ContentServices';
import type { AlbumView, TrackView } from '../data/DetailView';
import type { TrackOrder } from '../data/contentKeys';
import { useAlbumTracks } from '../data/useAlbumTracks';
import { Continue, Order, Play, Tracks } from './AudioAlbumPlayer.styles';
import { trackElementId, TrackRow } from './TrackRow';

interface AudioAlbumPlayerProps {
  album: AlbumView;
  artwork?: string | undefined;
  /** Milliseconds; when the page was rendered. */
  now: number;
  siteOrigin: string;
  /** Its tracks are all there, and no call of a browser finds them in another order. */
  isPreview?: boolean;
}

/** The episodes of an album, which play one after the other in the order they are shown in. */
export const AudioAlbumPlayer = ({ album, artwork, now, siteOrigin, isPreview }: AudioAlbumPlayerProps) => {
  const { storage, report } = useContentServices();
  const hasSwitch = album.total > 1 && !isPreview;
  const [order, setOrder] = useState<TrackOrder>('new');
  const list = useAlbumTracks({ album, order, siteOrigin });
  const tracks = useMemo(() => list.items.map(toAudioTrack), [list.items]);
  const queue = useAudioQueue({
    tracks,
    hasMore: list.hasMore,
    storage,
    album: album.title,
    artwork,
    onEvent: (event, at, { id }) => report(event, { ids: [id], extras: at }),
  });
  useMoreBeforeTheEnd(queue, list);
  if (list.items.length === 0 && !list.hasMore)
    return <EmptyState title={album.status} note="还没有节目，过些时候再来听" />;
  return (
    <>
      <AudioElement queue={queue} />
      <ContinueButton queue={queue} tracks={list.items} />
      <Tracks>
        <Section
          id="tracks"
          title="全部节目"
          aside={hasSwitch && <OrderSwitch order={order} isBusy={list.isLoading} onChange={setOrder} />}
        >
          <ul role="list" aria-busy={list.isLoading}>
            {list.items.map((track) => (
              <TrackRow key={track.id} queue={queue} track={track} now={now} />
            ))}
          </ul>
          {(list.hasMore || list.hasFailed) && (
            <LoadMore busy={list.isLoading} isRetry={list.hasFailed} onClick={list.loadMore} />
          )}
        </Section>
      </Tracks>
      <MiniPlayer
        queue={queue}
        artwork={artwork}
        onList={() => goToTrack(queue.store.getState().media?.id)}
      />
    </>
  );
};

/** Brings the track that plays into view, with the focus on its control. */
const goToTrack = (id: string | undefined) => {
  const row = id === undefined ? null : document.getElementById(trackElementId(id));
  (row ?? document.getElementById('tracks'))?.scrollIntoView({ block: 'center' });
  row?.querySelector('button')?.focus({ preventScroll: true });
};

/**
 * Loads the next page while nothing loaded follows the track that plays, so that playback continues without a tap. In another order
 * that track itself may be on a later page.
 */
const useMoreBeforeTheEnd = (
  queue: AudioQueue,
  { items, hasMore, hasFailed, isLoading, loadMore }: ReturnType<typeof useAlbumTracks>,
) => {
  const current = useStore(queue.store, ({ media }) => media?.id);
  const index = items.findIndex(({ id }) => id === current);
  const isFollowed = index >= 0 && index < items.length - 1;
  const isNeeded = current !== undefined && !isFollowed && hasMore && !hasFailed && !isLoading;
  useEffect(() => {
    if (isNeeded) loadMore();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when this becomes true, or stays so with more items
  }, [isNeeded, items]);
};

/** The track that plays, also while the list, in another order, does not contain it yet. */
const useCurrentTrack = (queue: AudioQueue, tracks: TrackView[]): TrackView | undefined => {
  const current = useStore(queue.store, ({ media }) => media?.id);
  const [saved, keep] = useState<TrackView>();
  const found = tracks.find(({ id }) => id === current);
  if (found && found.id !== saved?.id) keep(found);
  if (found) return found;
  return saved && saved.id === current ? saved : undefined;
};

const actionName = (isPlaying: boolean, isBegun: boolean): string => {
  if (isPlaying) return '暂停';
  return isBegun ? '继续播放' : '播放';
};

const ContinueButton = ({ queue, tracks }: { queue: AudioQueue; tracks: TrackView[] }) => {
  const current = useCurrentTrack(queue, tracks);
  const positions = useStore(queue.positions);
  const isPlaying = useStore(queue.store, isOn);
  const suggestion = trackToContinue(tracks, positions);
  const track = current ?? suggestion.track;
  if (!track) return null;
  const action = actionName(isPlaying, current !== undefined || suggestion.isBegun);
  return (
    <Continue>
      <Play variant="fill" onClick={() => (isPlaying ? queue.pause() : queue.play(track.id))}>
        {isPlaying ? <PauseIcon size={20} /> : <PlayFilledIcon size={20} />}
        {action} 第 {track.number} 期
      </Play>
    </Continue>
  );
};

interface OrderSwitchProps {
  order: TrackOrder;
  isBusy: boolean;
  onChange: (order: TrackOrder) => void;
}

const OrderSwitch = ({ order, isBusy, onChange }: OrderSwitchProps) => {
  const isNewestFirst = order === 'new';
  const name = isNewestFirst ? '最新在前' : '最早在前';
  return (
    <Order
      type="button"
      aria-label={`节目顺序：${name}`}
      aria-busy={isBusy}
      onClick={() => onChange(isNewestFirst ? 'old' : 'new')}
    >
      {name}
      {isNewestFirst ? <DownIcon size={16} /> : <UpIcon size={16} />}
    </Order>
  );
};
