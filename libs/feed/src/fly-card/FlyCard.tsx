import { ClauseTitle, Picture, RelativeTime, Tag } from '@share/ui';
import { NextIcon } from '@share/ui/icons';
import { Content, Meta, Root, Story, StoryTitle, Text, Thumb, Title, TitleLink } from './FlyCard.styles';
import type { FlyCardView } from './toFlyCardView';

interface FlyCardProps {
  card: FlyCardView;
  /** Milliseconds; when the page was made. */
  now: number;
}

/** A short card, read where it stands; the whole card leads to its story when it has one. */
export const FlyCard = ({ card, now }: FlyCardProps) => {
  const { title, titleWords, text, tag, publishedAt, image, story } = card;
  const heading = <ClauseTitle text={title} words={titleWords} />;
  return (
    <Root data-exposure={story?.id}>
      {(tag ?? publishedAt) !== undefined && (
        <Meta>
          {tag && <Tag>{tag}</Tag>}
          {publishedAt !== undefined && <RelativeTime at={publishedAt} now={now} />}
        </Meta>
      )}
      <Title>{story ? <TitleLink href={story.href}>{heading}</TitleLink> : heading}</Title>
      {(text ?? image) && (
        <Content>
          {text && <Text>{text}</Text>}
          {image && (
            <Thumb>
              <Picture {...image} alt="" slot={112} ratio="3/2" />
            </Thumb>
          )}
        </Content>
      )}
      {story && (
        <Story>
          <StoryTitle>{story.title}</StoryTitle>
          <NextIcon size={16} />
        </Story>
      )}
    </Root>
  );
};
