import { successMessages } from '@share/open-app';

/** Texts about the chat (spec §5, §8; R29). */
export const chatTexts = {
  /** Name of the text box; scripts of others look for it. */
  field: '聊天',
  placeholder: { list: '友善发言，一起聊聊', overlay: '说点什么' },
  send: '发送',
  lines: '聊天消息',
  host: '主持人',
  empty: '还没有人说话，来聊第一句',
  loading: '加载中',
  failed: '消息没有加载出来',
  reload: '重新加载',
  leftOut: (count: number) => `还有 ${count} 条消息未显示`,
  older: '更早的消息',
  olderFailed: '没有加载出来，再试一次',
  sending: '发送中',
  notSent: '没有发出去',
  again: '重发',
  drop: '删除',
  sent: successMessages.commentSent.text,
  closed: '聊天已关闭',
  announce: '读出新消息',
  report: '举报',
  chooseToReport: '选择要举报的消息',
} as const;
