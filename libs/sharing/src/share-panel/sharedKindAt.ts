import { contentTypeOf, parseDetailAddress, segmentsOf } from '@share/site-paths';

/** What a page shows, as the panel and the poster name it. */
interface SharedKind {
  noun: string;
  /** What the code of a poster leads to. */
  verb: string;
}

const video: SharedKind = { noun: '这个视频', verb: '观看视频' };
const audio: SharedKind = { noun: '这段音频', verb: '收听音频' };
const kinds: Record<string, SharedKind> = {
  article: { noun: '这篇文章', verb: '阅读全文' },
  image: { noun: '这组图片', verb: '查看图集' },
  audio,
  audio_album: audio,
  video,
  svideo: video,
  video_album: video,
  local_live: { noun: '这场直播', verb: '进入直播' },
  special: { noun: '这个专题', verb: '查看专题' },
};
const anyKind: SharedKind = { noun: '这个页面', verb: '打开页面' };

/** @param path of the page, below the site's base path */
export const sharedKindAt = (path: string): SharedKind => {
  const address = parseDetailAddress(segmentsOf(path).slice(1));
  return (address && kinds[contentTypeOf(address.type)]) ?? anyKind;
};
