import { contentTypeOf, parseDetailAddress } from './detailPath';
import { segmentsOf } from './pageParts';

/** Kinds of pages, in words. */
interface PageKind {
  noun: string;
  /** What is done with it. */
  verb: string;
}

const video: PageKind = { noun: '这个视频', verb: '观看视频' };
const audio: PageKind = { noun: '这段音频', verb: '收听音频' };
const kinds: Record<string, PageKind> = {
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
const anyKind: PageKind = { noun: '这个页面', verb: '打开页面' };

/** @param path of the page, below the site's base path */
export const pageKindAt = (path: string): PageKind => {
  const address = parseDetailAddress(segmentsOf(path).slice(1));
  return (address && kinds[contentTypeOf(address.type)]) ?? anyKind;
};
