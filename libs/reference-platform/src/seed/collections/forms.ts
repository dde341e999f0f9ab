import type { StoredContent } from '../SeedBundle';
import type { StoredForm } from './CollectionBodies';
import { coverOf } from './coverOf';

const daySeconds = 24 * 3_600;

/** The questions of a form without questions of its own. */
const plainFields: StoredForm['fields'] = [
  { name: 'street', label: '您住在哪条路', type: 'text', max_length: 40 },
  { name: 'words', label: '请写在这里', type: 'textarea', required: true, max_length: 300 },
  { name: 'visit', label: '可以联系您核实吗', type: 'radio', required: true, options: ['可以', '先不用'] },
];

/** A form for every cloud_form item, and one that is closed. */
export const buildForms = (contents: readonly StoredContent[], seconds: number): StoredForm[] => [
  ...contents
    .filter(({ content_type, post_id }) => content_type === 'cloud_form' && post_id !== 'wishform')
    .map(({ post_id, title, summary, publish_at, view_count = 0 }) => ({
      id: post_id,
      title,
      ...(summary && { description: summary }),
      ...(publish_at !== undefined && { start_time: publish_at }),
      answer_count: Math.floor(view_count / 40),
      fields: plainFields,
    })),
  {
    id: 'wishform',
    title: '你家门口最想添一件什么小东西',
    description: '填完大约两分钟。每周五把票数最多的三件交给街道，办没办成都会写出来。',
    start_time: seconds - 10 * daySeconds,
    end_time: seconds + 365 * daySeconds,
    answer_count: 4_127,
    style: coverOf('oldstreet', 'wishform'),
    fields: [
      {
        name: 'thing',
        label: '最想添的一件',
        type: 'radio',
        required: true,
        options: ['一把长椅', '一盏不刺眼的灯', '一个饮水处', '一面挡风的墙', '一块放快递的台子', '别的'],
      },
      { name: 'other', label: '别的是什么', type: 'text', max_length: 30, placeholder: '三十个字以内' },
      {
        name: 'who',
        label: '谁会用到它',
        type: 'checkbox',
        options: ['老人', '孩子', '骑手', '等车的人', '遛狗的人'],
      },
      { name: 'count', label: '每天大约几个人用', type: 'number' },
      { name: 'street', label: '在哪条路', type: 'text', required: true, max_length: 40 },
      { name: 'words', label: '还想说的话', type: 'textarea', max_length: 300 },
    ],
  },
  {
    id: 'bookform',
    title: '换书周：报上你的一本书',
    description: '换书周已经结束。',
    start_time: seconds - 50 * daySeconds,
    end_time: seconds - 33 * daySeconds,
    answer_count: 2_236,
    fields: [
      { name: 'title', label: '书名', type: 'text', required: true, max_length: 60 },
      { name: 'day', label: '哪天来换', type: 'date' },
    ],
  },
];
