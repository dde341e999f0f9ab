import { ArticleBody, WarningNotice } from '@share/content-cards';
import { Picture } from '@share/ui';
import type { ReactNode } from 'react';
import { AgeNotice } from '../age-notice/AgeNotice';
import { ArticleEnd } from '../article-end/ArticleEnd';
import { ArticleHeader } from '../article-header/ArticleHeader';
import type { ItemView } from '../data/DetailView';
import { Caption, Content, Figure } from './ArticleScreen.styles';

interface ArticleScreenProps {
  item: ItemView;
  /** Milliseconds; when the page was rendered. */
  now: number;
  /** A player or link of the item, on the first screen. */
  children?: ReactNode;
}

const hasPicture = ({ body }: ItemView) => /<img\b/.test(body);

/** The article itself. Apart from its islands it is rendered on the server only: none of it reaches the browser as script. */
export const ArticleScreen = ({ item, now, children }: ArticleScreenProps) => (
  <article data-content-id={item.id}>
    <ArticleHeader item={item} now={now} />
    <AgeNotice item={item} now={now} />
    {item.warning && <WarningNotice reason={item.warning} />}
    {children}
    <Content>
      {item.cover && !hasPicture(item) && <Cover {...item.cover} />}
      <ArticleBody html={item.body} isOnFirstScreen />
    </Content>
    <ArticleEnd item={item} />
  </article>
);

const Cover = ({ caption, ...picture }: NonNullable<ItemView['cover']>) => (
  <Figure>
    <Picture {...picture} slot="page" ratio="3/2" bleed priority />
    {caption && <Caption>{caption}</Caption>}
  </Figure>
);
