import { variantOf, type PictureService } from '@share/picture-service';
import { absoluteUrl, type PageCard, type Publisher } from './PageCard';
import type { PictureFacts, PageSubject } from './PageSubject';

export interface CardPicture {
  /** Absolute. */
  url: string;
  /** In px, where they are known. */
  width?: number | undefined;
  height?: number | undefined;
  /** Media type, where it is known. */
  type?: 'image/jpeg' | 'image/png';
}

/** The picture of a card in the shapes in which it is shown; none of them is a drawing, which most programs do not show. */
export interface CardPictures {
  /** In the shape that most programs show; absent when the card has no picture at all. */
  wide?: CardPicture | undefined;
  /** Small and square, for chats; empty when the card has no picture at all. */
  square: string;
  /** The picture of the page itself in the shapes that search engines request; none for the logo of the site. */
  shapes: string[];
}

interface CardPicturesOptions {
  card: Pick<PageCard, 'imgUrl'>;
  publisher: Publisher;
  subject?: Pick<PageSubject, 'picture'> | undefined;
  /** Has pictures in other shapes; absent: only as they are. */
  pictures?: PictureService | undefined;
}

const wide = [1200, 630] as const;
/** WeChat takes pictures of up to 32 kB. */
const square = [300, 300] as const;
const searched = [
  [1200, 1200],
  [1200, 900],
  [1200, 675],
] as const;

const iconSize = 512;

const isDrawing = (url: string) => /\.svgz?(?:[?#]|$)/i.test(url);

/** The largest part of a picture in this shape, at most as large. */
const largestIn = ([width, height]: readonly [number, number], facts: PictureFacts) => {
  const scale = Math.min(1, (facts.width ?? width) / width, (facts.height ?? height) / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};

/** The pictures of a share card, by the subject of the page. */
export const toCardPictures = ({ card, publisher, subject, pictures }: CardPicturesOptions): CardPictures => {
  const { imgUrl } = card;
  const { siteOrigin, icon } = publisher;
  const facts = subject?.picture;
  if (imgUrl === '') return { square: '', shapes: [] };
  if (isDrawing(imgUrl)) {
    const url = absoluteUrl(icon, siteOrigin);
    const size = { width: iconSize, height: iconSize, type: 'image/png' } as const;
    return { wide: { url, ...size }, square: url, shapes: facts ? [imgUrl] : [] };
  }
  // The service knows the pictures of the site by their paths.
  const src = imgUrl.startsWith(`${siteOrigin}/`) ? imgUrl.slice(siteOrigin.length) : imgUrl;
  const inShape = (shape: readonly [number, number]): CardPicture | undefined => {
    const size = largestIn(shape, facts ?? {});
    const variant = variantOf(pictures, src, { ...size, format: 'jpeg' });
    return variant ? { url: absoluteUrl(variant, siteOrigin), ...size, type: 'image/jpeg' } : undefined;
  };
  const own = { url: imgUrl, width: facts?.width, height: facts?.height };
  const shapes = searched.map((shape) => inShape(shape)?.url ?? imgUrl);
  return {
    // A logo is no large picture.
    wide: (facts && inShape(wide)) ?? own,
    square: inShape(square)?.url ?? imgUrl,
    shapes: facts ? [...new Set(shapes)] : [],
  };
};
