/** Texts about comments (spec §2, §4, §5, §8). */
export const commentTexts = {
  /** Name of the text box; scripts of others look for it. */
  field: '发表评论',
  placeholder: '我来讲两句',
  /** Of a bar whose discussion is in the app. */
  appPlaceholder: '说说你看到的情况',
  send: '发送',
  reply: '回复',
  empty: '暂无评论，快来抢沙发',
  closed: '评论已关闭',
  closedAnswer: '评论已关闭～',
  delete: '删除',
  deleteQuestion: '删除这条评论？',
  deleteForGood: '删除后不能恢复。',
  deleteWithReplies: '下面的回复会一起删除，删除后不能恢复。',
  deleted: '评论已删除',
  notDeleted: '评论没有删除，请稍后再试',
  drawerFailed: '出错了，请再试一次',
} as const;
