import { jsonScript, parseUrl } from '@share/safety';
import { homePath } from '@share/site-paths';
import type { PictureService } from '@share/picture-service';
import { absoluteUrl, type PageCard, type Publisher } from '../PageCard';
import { isItem, type PageSubject } from '../PageSubject';
import { toCardPictures } from '../toCardPictures';

/** The description of a page of the site. */
interface PageFacts {
  share?: PageCard | undefined;
  publisher: Publisher;
  subject?: PageSubject | undefined;
  isIndexed?: boolean;
}

interface OEmbedOptions {
  query: URLSearchParams;
  /** A page of the site by its whole address; undefined when it is none, or there is nothing at it. */
  describePage: (url: string) => Promise<PageFacts | undefined>;
  /** Has pictures in other shapes; absent: only as they are. */
  pictures?: PictureService;
}

export interface OEmbedAnswer {
  kind: 'data';
  status: 200 | 400 | 404 | 501;
  contentType: string;
  text: string;
}

/** Seconds that other sites may keep a card. */
const cacheAge = 3600;

const answer = (status: OEmbedAnswer['status'], value: object): OEmbedAnswer => ({
  kind: 'data',
  status,
  contentType: 'application/json; charset=utf-8',
  text: jsonScript(value),
});

const isUrl = (url: string): boolean => /^https?:/i.test(url) && parseUrl(url) !== null;

/** The specification requests both sizes with a thumbnail, so one of unknown size is left out. */
const thumbnailOf = (options: Parameters<typeof toCardPictures>[0]) => {
  const { url, width, height } = (options.subject?.picture && toCardPictures(options).wide) ?? {};
  return url !== undefined && width !== undefined && height !== undefined
    ? { thumbnail_url: url, thumbnail_width: width, thumbnail_height: height }
    : {};
};

/**
 * The card of a page (oembed.com, 1.0), of type `link`: no page of the site is made to stand in a frame of another one. JSON only; XML
 * is answered by 501, as the specification provides.
 */
export const answerOEmbed = async ({
  query,
  describePage,
  pictures,
}: OEmbedOptions): Promise<OEmbedAnswer> => {
  const url = query.get('url') ?? '';
  if ((query.get('format') ?? 'json') !== 'json')
    return answer(501, { error: 'Only format=json is offered.' });
  if (!isUrl(url))
    return answer(400, { error: 'The parameter url must be the whole address of a page of this site.' });
  const page = await describePage(url);
  const { subject, share } = page ?? {};
  if (!page || !subject || !share || page.isIndexed === false || !isItem(subject))
    return answer(404, { error: 'There is nothing to embed at this address.' });
  return answer(200, {
    version: '1.0',
    type: 'link',
    title: share.title,
    ...(subject.author && { author_name: subject.author.name }),
    provider_name: page.publisher.name,
    provider_url: absoluteUrl(homePath, page.publisher.siteOrigin),
    cache_age: cacheAge,
    ...thumbnailOf({ card: share, publisher: page.publisher, subject, pictures }),
  });
};
