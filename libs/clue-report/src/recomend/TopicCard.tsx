import { Facts, Picture } from '@share/ui';
import { formatNumber } from '@share/ui/format';
import { TopicIcon } from '@share/ui/icons';
import type { TopicCardView } from '../data/ClueView';
import { About, Card, Cover, Name, Texts } from './TopicCard.styles';

/** A topic in a list; the whole card is one link. */
export const TopicCard = ({ topic }: { topic: TopicCardView }) => (
  <Card href={topic.href}>
    <Cover>{topic.cover ? <Picture src={topic.cover} alt="" slot={56} ratio="1/1" /> : <TopicIcon />}</Cover>
    <Texts>
      <Name>{topic.name}</Name>
      {topic.about && <About>{topic.about}</About>}
      <Facts as="span">
        <span>{formatNumber(topic.viewCount)} 阅读</span>
        <span>{formatNumber(topic.reportCount)} 条报料</span>
      </Facts>
    </Texts>
  </Card>
);
