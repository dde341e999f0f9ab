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

/** Whether content of this type carries a tag. */
export const hasCatalogTag = (contentType: string): boolean => catalogLabels.has(contentType);

interface ContentTypeTagProps {
  contentType: string;
}

/** What kind of content this is; nothing for types the specification does not list. */
export const ContentTypeTag = ({ contentType }: ContentTypeTagProps) => {
  const label = catalogLabels.get(contentType);
  if (!label) return null;
  return (
    <Tag>
      {icons.get(contentType)}
      {label}
    </Tag>
  );
};
