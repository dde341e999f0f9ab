import { parseContentPath } from './contentPath';
import { contentTypeOf } from './detailPath';

/** Kinds of pages, in words. */
interface PageKind {
  noun: string;
  /** The treatment of such a page. */
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
  const content = parseContentPath(path);
  return (content && kinds[contentTypeOf(content.type)]) ?? anyKind;
};
