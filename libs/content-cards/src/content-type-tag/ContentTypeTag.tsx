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
  /** What stands over the title, or on the picture of a card. */
  kicker?: string | undefined;
}

/** None where the kicker or the first word of the title says the same. */
const labelOf = ({ contentType, title, kicker }: ContentTypeTagProps): string | undefined => {
  const label = catalogLabels.get(contentType);
  return label && ![title, kicker].some((text) => text?.startsWith(label)) ? label : undefined;
};

/** Whether content of this type carries a tag beside this title and kicker. */
export const hasContentTypeTag = (content: ContentTypeTagProps): boolean => labelOf(content) !== undefined;

/** What kind of content this is; nothing for types the specification does not list, and nothing that is already said. */
export const ContentTypeTag = (content: ContentTypeTagProps) => {
  const label = labelOf(content);
  return (
    label && (
      <Tag>
        {icons.get(content.contentType)}
        {label}
      </Tag>
    )
  );
};
