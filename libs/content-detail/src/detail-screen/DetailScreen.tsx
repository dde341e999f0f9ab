import { ByLine } from '@share/content-cards';
import type { ReactNode } from 'react';
import { ArticleEnd } from '../article-end/ArticleEnd';
import { ArticleScreen } from '../article-screen/ArticleScreen';
import { AudioAlbumScreen } from '../audio-album/AudioAlbumScreen';
import { AudioScreen } from '../audio/AudioScreen';
import type { DetailView } from '../data/DetailView';
import { GalleryScreen } from '../gallery/GalleryScreen';
import { LinkScreen } from '../link/LinkScreen';
import { MiniProgramScreen } from '../mini-program/MiniProgramScreen';
import { OutsideScreen } from '../outside/OutsideScreen';
import { ShortVideoScreen } from '../short-video/ShortVideoScreen';
import { SpecialScreen } from '../special/SpecialScreen';
import { VideoAlbumScreen } from '../video-album/VideoAlbumScreen';
import { VideoScreen } from '../video/VideoScreen';

interface DetailScreenProps {
  item: DetailView;
  /** Milliseconds; when the page was rendered. */
  now: number;
  siteOrigin: string;
  /** Not published yet: nothing offers the app (spec §2). */
  isPreview?: boolean;
  /** Control to collect the item, where the screen has a place for it. */
  collect?: ReactNode;
}

/** The item of a detail page, each kind in its own screen (spec §3). */
export const DetailScreen = ({ item, collect, isPreview = false, ...page }: DetailScreenProps) => {
  const { now } = page;
  /* The head of a video shows time and source itself. */
  const publisher = item.account && <ByLine item={{ account: item.account }} now={now} />;
  const byLine = <ByLine item={item} now={now} />;
  const notes = <ArticleEnd item={item} />;
  switch (item.kind) {
    case 'video':
      return <VideoScreen item={item} {...page} isPreview={isPreview} byLine={publisher} notes={notes} />;
    case 'short-video':
      return (
        <ShortVideoScreen item={item} now={now} isPreview={isPreview} byLine={publisher} collect={collect} />
      );
    case 'video-album':
      return (
        <VideoAlbumScreen item={item} {...page} isPreview={isPreview} byLine={publisher} notes={notes} />
      );
    case 'audio':
      return <AudioScreen item={item} now={now} byLine={byLine} notes={notes} />;
    case 'audio-album':
      return <AudioAlbumScreen {...page} {...{ item, isPreview, collect, notes }} />;
    case 'gallery':
      return <GalleryScreen item={item} now={now} />;
    case 'link':
      return <LinkScreen item={item} now={now} />;
    case 'mini-program':
      return <MiniProgramScreen item={item} now={now} isPreview={isPreview} />;
    case 'outside':
      return <OutsideScreen item={item} now={now} />;
    case 'special':
      return <SpecialScreen item={item} {...page} />;
    case 'article':
      return <ArticleScreen item={item} now={now} />;
  }
};
