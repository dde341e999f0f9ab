import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../corpus');

/** What a visitor finds of a body; nothing else that the body had may be missing without a notice. */
interface Expected {
  /** Texts of the body that are seen, in their order. */
  texts: string[];
  /** Texts that are not seen. */
  hidden?: string[];
  /** Pictures of the body, those that failed included. */
  pictures?: number;
  /** Of these, pictures that cannot be shown: the picture's mark stands in their box. */
  failed?: number;
  /** Players of the body. */
  players?: number;
  /** Words of the notices that say what was left out, in their order. */
  notices?: RegExp[];
}

export interface Body extends Expected {
  name: string;
  content: string;
  /** Other fields of the item. */
  fields: Record<string, unknown>;
}

const expected: Record<string, Expected> = {
  'author-colours': { texts: ['黑字', '白字', '黄字黑底', '标记文字', '引用', '单元格'] },
  'blank-lines': { texts: ['开头。'] },
  'broken-and-rotated-pictures': { texts: ['坏图：', '宽高写反：'], pictures: 4, failed: 2 },
  'chat-editor-cards': {
    texts: ['清晨六点，护林员从观鸟屋出发。', '结尾一句。'],
    pictures: 1,
    notices: [
      /视频.*云浦湿地|云浦湿地.*视频/,
      /湿地的早晨/,
      /视频/,
      /云浦公交/,
      /预约观鸟/,
      /云浦发布/,
      /投票/,
      /图形/,
    ],
  },
  entities: { texts: ['正文'], hidden: ['&amp;', '&ldquo;', '&nbsp;', '&#26446;', '<p>'] },
  'footnotes-and-links': { texts: ['正文一句', '[1]'] },
  'inline-pictures': { texts: ['今天真冷', '计算，其中', '跟在字后'], pictures: 5 },
  'lazy-pictures': { texts: ['第一张用占位图懒加载：', '第三张只有'], pictures: 3 },
  'left-out': {
    texts: ['实验视频：', '地图：', '播放器：', '表单：', '完。'],
    hidden: ['document.write'],
    notices: [
      /player\.video\.example/,
      /湿地的位置|map\.example/,
      /player\.allowed\.example/,
      /表单/,
      /10\.0\.0\.8/,
    ],
  },
  'long-picture': { texts: ['一图读懂：', '图后的文字。'], pictures: 1 },
  'media-tags': {
    texts: ['视频：', '没有扩展名的音频：'],
    players: 3,
    notices: [/a\.swf|嵌入|附件|文件/, /x\.pdf|文件|附件/, /player\.bilibili\.com/],
  },
  overflow: { texts: ['开头有很多空格', 'https://example.com/abcdef'] },
  'pasted-pictures': { texts: ['从文档里粘贴的图片：', '图后的文字。'], pictures: 1 },
  'plain-text': { texts: ['第一段：', '第二段：', '第三段：1 < 2 且 3 > 2，A&B。'] },
  'unsized-pictures': { texts: ['一张长图', '扫描二维码', '横幅'], pictures: 3 },
  'word-lists': {
    texts: [
      '需要准备的材料：',
      '身份证复印件',
      '房屋租赁合同',
      '合同需要盖章',
      '办理顺序：',
      '网上登记',
      '窗口领取',
      '已办结',
    ],
    hidden: ['l身份证', 'l 身份证', 'WordDocument', 'ü'],
  },
  'writing-systems': { texts: ['𠮷野家的𡃁仔与👨‍👩‍👧‍👦', 'هذا نص عربي', 'สวัสดีครับ', 'བོད་སྐད་'] },
};

const readFields = (name: string): Record<string, unknown> => {
  const file = join(folder, `${name}.fields.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

/** Bodies as editors send them: what each stands for is said in the README. */
export const corpus: Body[] = Object.entries(expected).map(([name, found]) => ({
  name,
  content: readFileSync(join(folder, `${name}.html`), 'utf8'),
  fields: readFields(name),
  ...found,
}));
