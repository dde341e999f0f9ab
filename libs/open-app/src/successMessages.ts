/** Success messages of the specification, letter by letter (spec §8). */
export const successMessages = {
  codeSent: '验证码发送成功',
  loggedIn: '登录成功～',
  uncollected: '取消收藏成功',
  collected: '收藏成功',
  unfollowed: '取消关注成功',
  followed: '关注成功',
  commented: '评论成功',
  commentSent: '评论已发送',
  loggedOut: '退出登录成功~',
} as const;
