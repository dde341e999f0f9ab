import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An answer other than success: a code, a message for people, and the matching HTTP status. */
export class PlatformFailure extends Error {
  override readonly name = 'PlatformFailure';

  constructor(
    readonly code: number,
    message: string,
    readonly status: ContentfulStatusCode,
    /** Seconds until a retry makes sense. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** Every failure the platform answers with. Codes above 1000 are the platform's own, the others are HTTP's. */
export const failures = {
  invalid: (detail: string) => new PlatformFailure(400, `参数错误：${detail}`, 400),
  loginRequired: () => new PlatformFailure(401, '请先登录', 401),
  tokenMissing: () => new PlatformFailure(401, '页面已过期，请刷新后重试', 401),
  crossSite: () => new PlatformFailure(403, '不接受来自其他网站的请求', 403),
  unknownPath: () => new PlatformFailure(404, '接口不存在', 404),
  tooLarge: () => new PlatformFailure(413, '提交的内容过大', 413),
  notJson: () => new PlatformFailure(415, '请以 JSON 格式提交', 415),
  tooFast: (seconds: number) => new PlatformFailure(429, '操作太频繁了，请稍后再试', 429, seconds),
  internal: () => new PlatformFailure(500, '服务异常，请稍后重试', 500),
  unavailable: () => new PlatformFailure(503, '服务暂不可用，请稍后重试', 503, 5),
  contentMissing: () => new PlatformFailure(1001, '内容不存在或已下线', 404),
  listMissing: () => new PlatformFailure(1002, '栏目不存在或已下线', 404),
  formMissing: () => new PlatformFailure(1003, '表单不存在', 404),
  inviteMissing: () => new PlatformFailure(1004, '邀请码不存在或已过期', 404),
  placeMissing: () => new PlatformFailure(1005, '没有这个地点', 404),
  settingMissing: () => new PlatformFailure(1006, '没有这项配置', 404),
  reasonUnknown: () => new PlatformFailure(1101, '请选择举报原因', 400),
  reportTargetMissing: () => new PlatformFailure(1102, '要举报的内容不存在或已删除', 404),
  reportTooLong: (limit: number) => new PlatformFailure(1103, `补充说明最多 ${limit} 个字`, 400),
  commentEmpty: () => new PlatformFailure(2001, '评论不能为空～', 400),
  commentTooLong: (limit: number) => new PlatformFailure(2002, `评论最多 ${limit} 个字`, 400),
  commentsClosed: () => new PlatformFailure(2003, '评论已关闭～', 403),
  commentMissing: () => new PlatformFailure(2004, '要回复的评论不存在', 404),
  commentRepeated: (seconds: number) => new PlatformFailure(2005, '请不要重复发表相同的评论', 429, seconds),
  commentsTooFast: (seconds: number) => new PlatformFailure(2006, '评论太快了，请稍后再试', 429, seconds),
  commentUnknown: () => new PlatformFailure(2008, '评论不存在或已删除', 404),
  notOwnComment: () => new PlatformFailure(2009, '只能删除自己的评论', 403),
  keyReused: () => new PlatformFailure(2007, '同一个提交编号不能用于不同的评论', 409),
  phoneInvalid: () => new PlatformFailure(3001, '请输入正确的手机号', 400),
  codeWrong: () => new PlatformFailure(3002, '验证码错误', 400),
  codeEnded: () => new PlatformFailure(3003, '验证码已失效，请重新获取', 400),
  loginRefused: () => new PlatformFailure(3004, '手机号或密码错误', 400),
  notOwnAccount: () => new PlatformFailure(3005, '只能查看自己的账号', 403),
  accountNotReady: () => new PlatformFailure(402, '账号信息同步中，请稍后重试', 409),
  mediaAccountMissing: () => new PlatformFailure(3101, '账号不存在', 404),
  roomMissing: () => new PlatformFailure(6001, '直播不存在或已下线', 404),
  postMissing: () => new PlatformFailure(6002, '这条图文直播已不存在', 404),
  chatClosed: () => new PlatformFailure(6003, '聊天暂未开放', 403),
  messageEmpty: () => new PlatformFailure(6004, '聊天内容不能为空～', 400),
  messageTooLong: (limit: number) => new PlatformFailure(6005, `聊天内容最多 ${limit} 个字`, 400),
  messageKeyReused: () => new PlatformFailure(6006, '同一个提交编号不能用于不同的内容', 409),
  bookingClosed: () => new PlatformFailure(6101, '直播已经开始，无需预约', 409),
  clueMissing: () => new PlatformFailure(7001, '这条报料不存在或已删除', 404),
  clueInReview: () => new PlatformFailure(7002, '这条报料正在审核，通过后即可查看', 403),
  clueTopicMissing: () => new PlatformFailure(7003, '话题不存在', 404),
  cluePersonMissing: () => new PlatformFailure(7004, '用户不存在', 404),
  circleMissing: () => new PlatformFailure(7101, '圈子不存在或已解散', 404),
  circlePostMissing: () => new PlatformFailure(7102, '这条内容不存在或已删除', 404),
  circleTopicMissing: () => new PlatformFailure(7103, '圈子里没有这个话题', 404),
  lawQuestionMissing: () => new PlatformFailure(7201, '问题不存在或已删除', 404),
  openCatalogMissing: () => new PlatformFailure(7301, '目录不存在', 404),
  openContentMissing: () => new PlatformFailure(7302, '条目不存在或已下线', 404),
};

/** The envelope of success. */
export const succeed = (context: Context, data: unknown): Response =>
  context.json({ code: 0, message: '', data });

/** The envelope of a failure. */
export const fail = (context: Context, { code, message, status, retryAfter }: PlatformFailure): Response => {
  if (retryAfter !== undefined) context.header('retry-after', String(retryAfter));
  return context.json({ code, message, data: null }, status);
};
