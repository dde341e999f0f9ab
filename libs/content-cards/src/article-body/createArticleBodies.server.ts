import type { PictureService } from '@share/picture-service';
import type { SafeHtml } from '@share/safety';
import { unsizedPictures, withPictureSizes, withPictureSources } from '@share/safety/server';
import type { PageBodies } from './ArticleBodies';
import { toArticleBodyInSlices, type BodyContext } from './toArticleBody.server';
import { toBodySources } from './toBodySources';

/** The known sizes of pictures. */
interface PictureSizes {
  sizeOf(src: string): { width: number; height: number } | undefined;
  /** @returns whether one of them may be known in a moment */
  learn(srcs: readonly string[]): boolean;
}

interface BodiesOptions extends BodyContext {
  /** Has pictures in other sizes. */
  pictures?: PictureService | undefined;
  pictureSizes?: PictureSizes;
}

/** Creates how the texts of one page are made; nothing is learnt without `pictureSizes`. */
export const createArticleBodies = ({ pictures, pictureSizes, ...context }: BodiesOptions): PageBodies => {
  let isProvisional = false;
  const withLearntSizes = (body: SafeHtml): SafeHtml => {
    if (!pictureSizes) return body;
    const sized = withPictureSizes(body, pictureSizes.sizeOf);
    if (pictureSizes.learn(unsizedPictures(sized))) isProvisional = true;
    return sized;
  };
  return {
    toBody: (html, data) => data.fromText<SafeHtml>('body', html, () => toArticleBodyInSlices(html, context)),
    withPictures(body) {
      const sized = withLearntSizes(body);
      return pictures ? withPictureSources(sized, (src, size) => toBodySources(pictures, src, size)) : sized;
    },
    freshness: () => (isProvisional ? 'provisional' : 'content'),
  };
};
