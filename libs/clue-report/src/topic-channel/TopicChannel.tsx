import { Chip, Section } from '@share/ui';
import type { TopicView } from '../data/ClueView';
import { Topics } from './TopicChannel.styles';

interface TopicChannelProps {
  channel: NonNullable<TopicView['channel']>;
}

/** The other topics of the channel a topic belongs to. */
export const TopicChannel = ({ channel: { name, topics } }: TopicChannelProps) => (
  <Section id="channel" title={`${name}的其他话题`}>
    <Topics>
      {topics.map((topic) => (
        <Chip key={topic.id} href={topic.href}>
          {topic.name}
        </Chip>
      ))}
    </Topics>
  </Section>
);
