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

interface Catalog {
  label: string;
  icon: ReactElement;
}

/** The catalogs that carry a tag, one icon each (spec §2); no other does. */
export const catalogs = new Map<string, Catalog>([
  ['svideo', { label: '短视频', icon: <PlayIcon size={16} /> }],
  ['video', { label: '视频', icon: <VideoIcon size={16} /> }],
  ['h5', { label: '网页', icon: <ExternalIcon size={16} /> }],
  ['local_live', { label: '直播', icon: <LiveIcon size={16} /> }],
  ['audio', { label: '音频', icon: <HeadphoneIcon size={16} /> }],
  ['image', { label: '图集', icon: <ImageIcon size={16} /> }],
  ['audio_album', { label: '音频专辑', icon: <ListIcon size={16} /> }],
  ['video_album', { label: '视频合集', icon: <PosterIcon size={16} /> }],
  ['topic', { label: '话题', icon: <TopicIcon size={16} /> }],
  ['mini_program', { label: '小程序', icon: <PhoneIcon size={16} /> }],
  ['sp_topic', { label: '专题', icon: <GridIcon size={16} /> }],
]);

/** Whether content of this type carries a tag. */
export const hasCatalogTag = (contentType: string): boolean => catalogs.has(contentType);

interface ContentTypeTagProps {
  contentType: string;
}

/** What kind of content this is; nothing for types the specification does not list. */
export const ContentTypeTag = ({ contentType }: ContentTypeTagProps) => {
  const catalog = catalogs.get(contentType);
  if (!catalog) return null;
  return (
    <Tag>
      {catalog.icon}
      {catalog.label}
    </Tag>
  );
};
