import { ContentTypeTag } from '@share/content-cards';
import { Island } from '@share/islands';
import { FirstScreenEnd, Tag } from '@share/ui';
import { TopicIcon } from '@share/ui/icons';
import type { ReactNode } from 'react';
import { ageSentence } from '../age-notice/ageSentence';
import type { DetailOf } from '../data/DetailView';
import { usePosterPreload } from '../video/usePosterPreload';
import { ShortVideoCaption } from './ShortVideoCaption';
import { Info, Tags, Topic } from './ShortVideoInfo.styles';
import { ShortVideoPlayer } from './ShortVideoPlayer';
import { ShortVideoRail, type ShortVideoRailProps } from './ShortVideoRail';
import { Rail } from './ShortVideoRail.styles';
import { Screen } from './ShortVideoScreen.styles';

interface ShortVideoScreenProps {
  item: DetailOf<'short-video'>;
  /** Milliseconds; when the page was rendered. */
  now: number;
  /** Not published yet: nothing offers the app. */
  isPreview?: boolean;
  /** Its publisher, with the control to follow them. */
  byLine?: ReactNode;
  /** Control in the rail. */
  collect?: ReactNode;
}

/** A short video that fills the screen, dark in both appearances. */
export const ShortVideoScreen = ({
  item,
  now,
  isPreview = false,
  byLine,
  collect,
}: ShortVideoScreenProps) => {
  const { id, title, media, nexts, warning, topics } = item;
  usePosterPreload(media);
  const rail = (...actions: ShortVideoRailProps['actions']) => (
    <Island name="shortVideoRail" Component={ShortVideoRail} data={{ actions, likeCount: item.likeCount }} />
  );
  return (
    <Screen data-content-id={id}>
      <Island
        name="shortVideo"
        Component={ShortVideoPlayer}
        data={{ itemId: id, title, media, nexts, warning, isPreview }}
      />
      {!isPreview && (
        <Rail data-next={nexts.length > 0 || undefined}>
          {rail('like', 'comment')}
          {collect}
          {rail('share')}
        </Rail>
      )}
      <Info>
        {byLine}
        <Tags>
          <ContentTypeTag contentType={item.contentType} title={title} />
          {item.isAiMade && <Tag>AI 生成</Tag>}
        </Tags>
        <ShortVideoCaption title={title} texts={textsOf(item, now)} />
        {topics[0] && (
          <Topic>
            <TopicIcon size={16} />
            {topics[0]}
          </Topic>
        )}
      </Info>
      <FirstScreenEnd />
    </Screen>
  );
};

/** Content that opens under the title. It has the notice on the video's age, because there is no room beside the picture. */
const textsOf = (item: DetailOf<'short-video'>, now: number): string[] =>
  [ageSentence(item, now), item.lead, ...item.notes].filter((text) => text !== undefined);
