import type { PageCard } from '../PageCard';
import type { PageSubject } from '../PageSubject';
import type { CardPicture } from '../toCardPictures';
import { toIsoSeconds } from '../toIsoSeconds';

/** Type of an Open Graph object (ogp.me); live videos and their rooms are videos, whatever tells something is an article. */
const types: Record<PageSubject['kind'], string> = {
  site: 'website',
  collection: 'website',
  event: 'website',
  article: 'article',
  gallery: 'article',
  'live-blog': 'article',
  discussion: 'article',
  question: 'article',
  video: 'video.other',
  'video-album': 'video.tv_show',
  broadcast: 'video.other',
  audio: 'music.song',
  'audio-album': 'music.album',
  profile: 'profile',
};

/** The property of each type for its time of publication; the other types have none. */
const dateNames: Record<string, string> = {
  article: 'article:published_time',
  'video.other': 'video:release_date',
  'video.tv_show': 'video:release_date',
  'music.album': 'music:release_date',
};

type Line = readonly [property: string, content: string | undefined];

interface OpenGraphOptions {
  card: PageCard;
  siteName: string;
  subject?: PageSubject | undefined;
  picture?: CardPicture | undefined;
}

const pictureLines = ({ picture, subject }: OpenGraphOptions): Line[] => {
  if (!picture) return [];
  const { url, width, height, type } = picture;
  const isSized = width !== undefined && height !== undefined;
  return [
    ['og:image', url],
    ['og:image:width', isSized ? String(width) : undefined],
    ['og:image:height', isSized ? String(height) : undefined],
    ['og:image:type', type],
    ['og:image:alt', subject?.picture?.alt],
  ];
};

/** The Open Graph properties of a page, those without a value left out. */
export const openGraph = (options: OpenGraphOptions): [string, string][] => {
  const { card, siteName, subject } = options;
  const type = types[subject?.kind ?? 'site'];
  const lines: Line[] = [
    ['og:type', type],
    ['og:title', card.title],
    ['og:description', card.desc],
    ['og:url', card.link],
    ['og:site_name', siteName],
    ['og:locale', 'zh_CN'],
    ...pictureLines(options),
    [dateNames[type] ?? '', toIsoSeconds(subject?.publishedAt)],
    [type === 'article' ? 'article:modified_time' : '', toIsoSeconds(subject?.updatedAt)],
  ];
  return lines.filter((line): line is [string, string] => Boolean(line[0] && line[1]));
};
