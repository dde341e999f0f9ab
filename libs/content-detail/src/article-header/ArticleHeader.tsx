import { ByLine, ContentTypeTag, hasCatalogTag } from '@share/content-cards';
import { ClauseTitle, FirstScreenEnd, Tag } from '@share/ui';
import { ArticleTools } from '../article-tools/ArticleTools';
import type { ItemView } from '../data/DetailView';
import * as S from './ArticleHeader.styles';

interface ArticleHeaderProps {
  item: ItemView;
  /** Milliseconds; when the page was rendered. */
  now: number;
}

const isMarked = ({ kicker, isAiMade, contentType }: ItemView) =>
  kicker !== undefined || isAiMade || hasCatalogTag(contentType);

/** Kicker, title, lead, who published when, and the tools for reading. */
export const ArticleHeader = ({ item, now }: ArticleHeaderProps) => (
  <S.Header>
    {isMarked(item) && (
      <S.Kicker>
        {item.kicker && <span data-subject>{item.kicker}</span>}
        <ContentTypeTag contentType={item.contentType} />
        {item.isAiMade && <Tag>AI 生成</Tag>}
      </S.Kicker>
    )}
    <ClauseTitle as="h1" text={item.title} />
    {item.lead && <S.Lead>{item.lead}</S.Lead>}
    <S.Facts>
      <ByLine item={item} now={now} />
      <ArticleTools item={item} />
    </S.Facts>
    <FirstScreenEnd />
  </S.Header>
);
