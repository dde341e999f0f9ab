/** What the page says about comments (spec §2, §4, §5, §8). */
export const commentTexts = {
  /** Name of the text box; scripts of others look for it. */
  field: '发表评论',
  placeholder: '我来讲两句',
  send: '发送',
  reply: '回复',
  empty: '暂无评论，快来抢沙发',
  closed: '评论已关闭',
  closedAnswer: '评论已关闭～',
  emptyAnswer: '评论不能为空～',
  drawerFailed: '出错了，请再试一次',
} as const;
