import { ClauseTitle, Picture, Tag } from '@share/ui';
import { HeadphoneIcon } from '@share/ui/icons';
import { ContentTypeTag } from '@share/content-cards';
import type { ItemView } from '../data/DetailView';
import * as S from './AudioHead.styles';

interface AudioHeadProps {
  item: ItemView;
  /** Short facts under the lead. */
  facts: string[];
}

/** Cover, title, lead and facts of something to listen to. */
export const AudioHead = ({ item, facts }: AudioHeadProps) => {
  const { title, lead, cover, kicker, contentType, isAiMade } = item;
  return (
    <S.Head>
      <S.Cover>
        {cover ? <Picture src={cover.src} alt="" ratio="1/1" priority /> : <HeadphoneIcon size={28} />}
      </S.Cover>
      <div>
        <S.Kicker>
          {kicker && <span>{kicker}</span>}
          <ContentTypeTag contentType={contentType} />
          {isAiMade && <Tag>AI 生成</Tag>}
        </S.Kicker>
        <ClauseTitle as="h1" text={title} />
        {lead && <S.Lead>{lead}</S.Lead>}
        <S.Facts>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </S.Facts>
      </div>
    </S.Head>
  );
};
