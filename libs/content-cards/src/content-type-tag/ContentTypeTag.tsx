import { Tag } from '@share/ui';
import {
  GridIcon,
  HeadphoneIcon,
  ImageIcon,
  ExternalIcon,
  ListIcon,
  LiveIcon,
  PhoneIcon,
  PlayIcon,
  PosterIcon,
  TopicIcon,
  VideoIcon,
} from '@share/ui/icons';
import type { ReactElement } from 'react';
import { catalogLabels } from '../data/catalogLabels';

/** One icon each (spec §2). */
const icons = new Map<string, ReactElement>([
  ['svideo', <PlayIcon size={16} />],
  ['video', <VideoIcon size={16} />],
  ['h5', <ExternalIcon size={16} />],
  ['local_live', <LiveIcon size={16} />],
  ['audio', <HeadphoneIcon size={16} />],
  ['image', <ImageIcon size={16} />],
  ['audio_album', <ListIcon size={16} />],
  ['video_album', <PosterIcon size={16} />],
  ['topic', <TopicIcon size={16} />],
  ['mini_program', <PhoneIcon size={16} />],
  ['sp_topic', <GridIcon size={16} />],
]);

interface ContentTypeTagProps {
  contentType: string;
  title?: string;
  /** The tag over the title, or on the picture of a card. */
  kicker?: string | undefined;
}

/** Whether a tag is drawn beside this title and kicker: not where one of them begins with the same word (R82). */
export const hasContentTypeTag = ({ contentType, title, kicker }: ContentTypeTagProps): boolean => {
  const label = catalogLabels.get(contentType);
  return label !== undefined && ![title, kicker].some((text) => text?.startsWith(label));
};

/** The kind of content; nothing for types the specification does not list. Where it is not drawn it is still read out (R82). */
export const ContentTypeTag = (content: ContentTypeTagProps) => {
  const label = catalogLabels.get(content.contentType);
  if (label === undefined) return null;
  if (!hasContentTypeTag(content)) return <span className="visually-hidden">{label}</span>;
  return (
    <Tag>
      {icons.get(content.contentType)}
      {label}
    </Tag>
  );
};
