import { ContentTypeTag } from '@share/content-cards';
import { Island } from '@share/islands';
import { FirstScreenEnd, Tag } from '@share/ui';
import { TopicIcon } from '@share/ui/icons';
import type { ReactNode } from 'react';
import { ageSentence } from '../age-notice/ageSentence';
import type { DetailOf } from '../data/DetailView';
import { usePosterPreload } from '../video/usePosterPreload';
import { ShortVideoPlayer } from './ShortVideoPlayer';
import { ShortVideoRail, type ShortVideoRailProps } from './ShortVideoRail';
import styles from './ShortVideoScreen.module.css';

interface ShortVideoScreenProps {
  item: DetailOf<'short-video'>;
  /** Milliseconds; when the page was rendered. */
  now: number;
  /** Not published yet: nothing offers the app. */
  isPreview?: boolean;
  /** Who published it, with the control to follow them. */
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
    <article className={styles.screen} data-content-id={id}>
      <Island
        name="shortVideo"
        Component={ShortVideoPlayer}
        data={{ itemId: id, title, media, nexts, warning, isPreview }}
      />
      {!isPreview && (
        <div className={styles.rail} data-next={nexts.length > 0 || undefined}>
          {rail('like', 'comment')}
          {collect}
          {rail('share')}
        </div>
      )}
      <div className={styles.info}>
        {byLine}
        <p className={styles.tags}>
          <ContentTypeTag contentType={item.contentType} title={title} />
          {item.isAiMade && <Tag>AI 生成</Tag>}
        </p>
        <Caption title={title} texts={textsOf(item, now)} />
        {topics[0] && (
          <p className={styles.topic}>
            <TopicIcon size={16} />
            {topics[0]}
          </p>
        )}
      </div>
      <FirstScreenEnd />
    </article>
  );
};

/** What opens under the title. The notice on its age is among it, for there is no place beside the picture. */
const textsOf = (item: DetailOf<'short-video'>, now: number): string[] =>
  [ageSentence(item, now), item.lead, ...item.notes].filter((text) => text !== undefined);

/** Characters that surely fit in two lines of a small phone. */
const surelyShown = 26;

interface CaptionProps {
  title: string;
  /** Age, lead, copyright and AI notes. */
  texts: string[];
}

const Caption = ({ title, texts }: CaptionProps) => {
  if (texts.length === 0 && title.length <= surelyShown) return <h1>{title}</h1>;
  return (
    <details>
      <summary>
        <h1>{title}</h1>
        {texts.map((text) => (
          <span key={text}>{text}</span>
        ))}
        <b data-when="closed">展开</b>
        <b data-when="open">收起</b>
      </summary>
    </details>
  );
};
