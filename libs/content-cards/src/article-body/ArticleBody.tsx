import type { SafeHtml } from '@share/safety';
import { preload } from 'react-dom';
import { ArticleText } from './ArticleText.styles';
import { FurtherText } from './FurtherText.styles';
import { NotedBody } from './NotedBody.styles';
import { RareText } from './RareText.styles';
import { withFirstPicture } from './withFirstPicture';

interface ArticleBodyProps {
  html: SafeHtml;
  /** It begins on the first screen: a picture at its top comes before others. */
  isOnFirstScreen?: boolean;
}

/* Elements that only some articles have: the documents of others do without their rules. */
const furtherElements = /<(?:dl|ol|table|ul)\b/;
const rareElements = /<(?:audio|hr|pre|video)\b/;
const notes = /<su[bp]\b| (?:data-inline|data-omitted|id)="/;

const toText = (html: SafeHtml) => {
  if (rareElements.test(html)) return <RareText html={html} />;
  return furtherElements.test(html) ? <FurtherText html={html} /> : <ArticleText html={html} />;
};

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
  const text = toText(shown);
  return notes.test(html) ? (
    <NotedBody data-article-body>{text}</NotedBody>
  ) : (
    <div data-article-body>{text}</div>
  );
};
