import type { SafeHtml } from '@share/safety';
import { SafeMarkup } from '@share/ui';
import { preload } from 'react-dom';
import styles from './ArticleBody.module.css';
import { withFirstPicture } from './withFirstPicture';

interface ArticleBodyProps {
  html: SafeHtml;
  /** It begins on the first screen: a picture at its top comes before others. */
  isOnFirstScreen?: boolean;
}

/** Elements that only some articles have, with the class whose rules their documents carry. */
const furtherElements: [RegExp, string | undefined][] = [
  [/<(?:audio|dl|hr|ol|pre|table|ul|video)\b/, styles.furtherElements],
  [/<su[bp]\b| (?:data-inline|data-omitted|id)="/, styles.notes],
];

/** The sanitised text of the article with its typography. */
export const ArticleBody = ({ html, isOnFirstScreen = false }: ArticleBodyProps) => {
  const further = furtherElements.filter(([element]) => element.test(html)).map(([, name]) => name);
  const { html: shown, picture } = isOnFirstScreen ? withFirstPicture(html) : { html };
  if (picture)
    preload(picture.src, {
      as: 'image',
      fetchPriority: 'high',
      referrerPolicy: 'no-referrer',
      imageSrcSet: picture.srcset,
      imageSizes: picture.sizes,
    });
  return (
    <div data-article-body>
      <SafeMarkup className={[styles.articleText, ...further].join(' ')} html={shown} />
    </div>
  );
};
