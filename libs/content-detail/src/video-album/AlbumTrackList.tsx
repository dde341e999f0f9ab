import { EmptyState, LoadMore, RelativeTime, Section, WordBreaks } from '@share/ui';
import type { MouseEvent } from 'react';
import type { TrackView } from '../data/DetailView';
import { TrackPicture } from '../video/TrackPicture';
import { Item, Meta, Poster, Row, Title, Words } from './AlbumTrackList.styles';
import { useAlbumQueue, type AlbumQueueOptions } from './useAlbumQueue';

interface AlbumTrackListProps extends AlbumQueueOptions {
  /** Milliseconds; when the page was rendered. */
  now: number;
}

/** The videos of an album. A tap plays one here; opened in another window it is a page of its own. */
export const AlbumTrackList = ({ now, ...options }: AlbumTrackListProps) => {
  const { items, current, select, hasMore, isLoading, hasFailed, loadMore } = useAlbumQueue(options);
  if (items.length === 0 && !hasMore)
    return <EmptyState title={options.album.status} note="还没有视频，过些时候再来看" />;
  return (
    <Section id="tracks" title="全部视频" aside={options.album.status}>
      <ul role="list" aria-busy={isLoading}>
        {items.map((track) => (
          <TrackRow
            key={track.id}
            track={track}
            now={now}
            isCurrent={track.id === current?.id}
            onSelect={() => select(track.id)}
          />
        ))}
      </ul>
      {hasMore && <LoadMore busy={isLoading} isRetry={hasFailed} onClick={loadMore} />}
    </Section>
  );
};

interface TrackRowProps {
  track: TrackView;
  now: number;
  isCurrent: boolean;
  onSelect: () => void;
}

const isPlainTap = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;

const TrackRow = ({ track, now, isCurrent, onSelect }: TrackRowProps) => {
  const { id, number, title, titleWords, href, media, publishedAt } = track;
  const onClick = (event: MouseEvent) => {
    if (!isPlainTap(event)) return;
    event.preventDefault();
    onSelect();
  };
  return (
    <Item>
      <Row href={href} data-exposure={id} aria-current={isCurrent || undefined} onClick={onClick}>
        <Poster>
          <TrackPicture media={media} width={128} />
        </Poster>
        <Words>
          <Title>
            <WordBreaks text={title} words={titleWords} />
          </Title>
          <Meta as="span">
            第{number}集{publishedAt !== undefined && <RelativeTime at={publishedAt} now={now} />}
          </Meta>
        </Words>
      </Row>
    </Item>
  );
};
