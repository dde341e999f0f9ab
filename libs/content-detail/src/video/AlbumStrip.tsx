import { moreLabel, Section } from '@share/ui';
import { useEffect, useRef } from 'react';
import type { AlbumView, TrackView } from '../data/DetailView';
import { useAlbumTracks } from '../data/useAlbumTracks';
import { Item, Link, More, Strip, Title } from './AlbumStrip.styles';
import { TrackPicture } from './TrackPicture';

interface AlbumStripProps {
  album: AlbumView;
  /** The video of this page. */
  currentId: string;
  siteOrigin: string;
}

/** 视频合集: the other videos of the album a video belongs to, thirty more at a time (spec §9). */
export const AlbumStrip = ({ album, currentId, siteOrigin }: AlbumStripProps) => {
  const list = useAlbumTracks({ album, order: 'new', siteOrigin });
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (strip.current && current) strip.current.scrollLeft = current.offsetLeft - strip.current.offsetLeft;
  }, []);
  return (
    <Section id="album" title="视频合集" aside={album.status}>
      <Strip ref={strip} role="list" aria-busy={list.isLoading}>
        {list.items.map((track) => (
          <Episode key={track.id} track={track} isCurrent={track.id === currentId} />
        ))}
        {list.hasMore && (
          <Item>
            <More
              type="button"
              aria-disabled={list.isLoading}
              onClick={list.isLoading ? undefined : list.loadMore}
            >
              {moreLabel(list)}
            </More>
          </Item>
        )}
      </Strip>
    </Section>
  );
};

interface EpisodeProps {
  track: TrackView;
  isCurrent: boolean;
}

const Episode = ({ track: { id, href, title, media }, isCurrent }: EpisodeProps) => (
  <Item>
    <Link href={href} data-exposure={id} aria-current={isCurrent || undefined}>
      <TrackPicture media={media} width={148} />
      <Title>{title}</Title>
    </Link>
  </Item>
);
