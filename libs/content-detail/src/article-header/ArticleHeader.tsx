import { ByLine, ContentTypeTag, hasContentTypeTag } from '@share/content-cards';
import { ClauseTitle, FirstScreenEnd, Tag } from '@share/ui';
import { ArticleTools } from '../article-tools/ArticleTools';
import type { ItemView } from '../data/DetailView';
import { Facts, Header, Kicker, Lead } from './ArticleHeader.styles';

interface ArticleHeaderProps {
  item: ItemView;
  /** Milliseconds; when the page was rendered. */
  now: number;
}

const isMarked = (item: ItemView) => item.kicker !== undefined || item.isAiMade || hasContentTypeTag(item);

/** Kicker, title, lead, publisher and time, and the tools for reading. */
export const ArticleHeader = ({ item, now }: ArticleHeaderProps) => (
  <Header>
    {isMarked(item) && (
      <Kicker>
        {item.kicker && <span data-subject>{item.kicker}</span>}
        <ContentTypeTag contentType={item.contentType} title={item.title} kicker={item.kicker} />
        {item.isAiMade && <Tag>AI 生成</Tag>}
      </Kicker>
    )}
    <ClauseTitle as="h1" text={item.title} words={item.titleWords} />
    {item.lead && <Lead>{item.lead}</Lead>}
    <Facts>
      <ByLine item={item} now={now} />
      <ArticleTools item={item} />
    </Facts>
    <FirstScreenEnd />
  </Header>
);
