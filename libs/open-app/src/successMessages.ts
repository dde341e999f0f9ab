import type { SuccessKey } from '@share/islands';

interface SuccessMessage {
  text: string;
  /** Whether this success may invite the visitor to open the app (R23). */
  offersApp: boolean;
}

/**
 * The success messages, letter by letter (spec §8). Never an offer of the app (R23): the sent code, whose
 * login a dialog would interrupt, and actions that undo one.
 */
export const successMessages: Readonly<Record<SuccessKey, SuccessMessage>> = {
  codeSent: { text: '验证码发送成功', offersApp: false },
  loggedIn: { text: '登录成功～', offersApp: true },
  loggedOut: { text: '退出登录成功~', offersApp: true },
  collected: { text: '收藏成功', offersApp: true },
  uncollected: { text: '取消收藏成功', offersApp: false },
  followed: { text: '关注成功', offersApp: true },
  unfollowed: { text: '取消关注成功', offersApp: false },
  /** Shown to everybody at once; a comment that waits for approval is only sent (R29). */
  commentPublished: { text: '评论成功', offersApp: true },
  commentSent: { text: '评论已发送', offersApp: true },
};
