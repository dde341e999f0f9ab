import type { SafeHtml } from '@share/safety';
import { preload } from 'react-dom';
import { ArticleText } from './ArticleText.styles';
import { FurtherText } from './FurtherText.styles';
import { NotedBody } from './NotedBody.styles';
import { withFirstPicture } from './withFirstPicture';

interface ArticleBodyProps {
  html: SafeHtml;
  /** It begins on the first screen: a picture at its top comes before others. */
  isOnFirstScreen?: boolean;
}

/* What only some articles have: the documents of others do without its rules. */
const furtherElements = /<(?:audio|dl|hr|ol|pre|table|ul|video)\b/;
const notes = /<su[bp]\b| (?:data-inline|data-omitted|id)="/;

/** The sanitised text of the article with its typography. */
export const ArticleBody = ({ html, isOnFirstScreen = false }: ArticleBodyProps) => {
  const { html: shown, picture } = isOnFirstScreen ? withFirstPicture(html) : { html };
  if (picture)
    preload(picture.src, {
      as: 'image',
      fetchPriority: 'high',
      referrerPolicy: 'no-referrer',
      imageSrcSet: picture.srcset,
      imageSizes: picture.sizes,
    });
  const text = furtherElements.test(html) ? <FurtherText html={shown} /> : <ArticleText html={shown} />;
  return notes.test(html) ? (
    <NotedBody data-article-body>{text}</NotedBody>
  ) : (
    <div data-article-body>{text}</div>
  );
};
