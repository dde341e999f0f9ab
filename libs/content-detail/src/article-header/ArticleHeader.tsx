import { Avatar, ClauseTitle, Tag } from '@share/ui';
import { formatDateTime, formatNumber, formatRelativeTime, toIsoTime } from '@share/ui/format';
import type { ArticleView } from '../data/ArticleView';
import { ContentTypeTag, hasCatalogTag } from '../content-type-tag/ContentTypeTag';
import * as S from './ArticleHeader.styles';

interface ArticleHeaderProps {
  article: ArticleView;
  /** Milliseconds; the moment this page was made. */
  now: number;
}

const isMarked = ({ kicker, isAiMade, contentType }: ArticleView) =>
  kicker !== undefined || isAiMade || hasCatalogTag(contentType);

/** Kicker, title, lead, who published when, and the number of readers. */
export const ArticleHeader = ({ article, now }: ArticleHeaderProps) => (
  <S.Header>
    {isMarked(article) && (
      <S.Kicker>
        {article.kicker}
        <ContentTypeTag contentType={article.contentType} />
        {article.isAiMade && <Tag>AI 生成</Tag>}
      </S.Kicker>
    )}
    <ClauseTitle as="h1" text={article.title} />
    {article.lead && <S.Lead>{article.lead}</S.Lead>}
    <ByLine article={article} now={now} />
    <S.Facts>
      <span>{formatNumber(article.viewCount)}阅读</span>
    </S.Facts>
  </S.Header>
);

const ByLine = ({ article: { account, source, publishedAt }, now }: ArticleHeaderProps) => (
  <S.ByLine>
    {account && <Avatar name={account.name} src={account.avatar} />}
    <div>
      {account && <S.Account>{account.name}</S.Account>}
      <S.Meta>
        {publishedAt !== undefined && (
          <time dateTime={toIsoTime(publishedAt)} title={formatDateTime(publishedAt)}>
            {formatRelativeTime(publishedAt, now)}
          </time>
        )}
        {source && <span>来源：{source}</span>}
      </S.Meta>
    </div>
  </S.ByLine>
);
