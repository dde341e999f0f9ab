import { ClauseTitle, Picture, Tag } from '@share/ui';
import { HeadphoneIcon } from '@share/ui/icons';
import { ContentTypeTag } from '@share/content-cards';
import { AgeNotice } from '../age-notice/AgeNotice';
import type { ItemView } from '../data/DetailView';
import { Facts } from '../detail-screen/Facts.styles';
import { Cover, Head, Kicker, Lead, Words } from './AudioHead.styles';

interface AudioHeadProps {
  item: ItemView;
  /** Milliseconds; when the page was rendered. */
  now: number;
  /** Seconds; when the newest episode of an album came: with it the album is as old as that. */
  newestAt?: number | undefined;
  /** Short facts under the lead. */
  facts: string[];
}

/** Cover, title, lead and facts of something to listen to. */
export const AudioHead = ({ item, now, newestAt = item.publishedAt, facts }: AudioHeadProps) => {
  const { title, titleWords, lead, cover, kicker, contentType, isAiMade } = item;
  return (
    <Head>
      <Cover>
        {cover ? <Picture {...cover} alt="" slot={112} ratio="1/1" priority /> : <HeadphoneIcon size={28} />}
      </Cover>
      <Words>
        <Kicker>
          {kicker && <span>{kicker}</span>}
          <ContentTypeTag contentType={contentType} title={title} kicker={kicker} />
          {isAiMade && <Tag>AI 生成</Tag>}
        </Kicker>
        <ClauseTitle as="h1" text={title} words={titleWords} />
        {lead && <Lead>{lead}</Lead>}
        <Facts>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Facts>
        <AgeNotice item={{ ...item, publishedAt: newestAt }} now={now} />
      </Words>
    </Head>
  );
};
