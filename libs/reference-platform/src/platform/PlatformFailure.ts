import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An answer other than success: a code, a sentence for people, and the HTTP status that fits. */
export class PlatformFailure extends Error {
  override readonly name = 'PlatformFailure';

  constructor(
    readonly code: number,
    message: string,
    readonly status: ContentfulStatusCode,
    /** Seconds after which trying again makes sense. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** Every failure the platform answers with. Codes above 1000 are the platform's own, the others are HTTP's. */
export const failures = {
  invalid: (detail: string) => new PlatformFailure(400, `参数错误：${detail}`, 400),
  loginRequired: () => new PlatformFailure(401, '请先登录', 401),
  crossSite: () => new PlatformFailure(403, '不接受来自其他网站的请求', 403),
  unknownPath: () => new PlatformFailure(404, '接口不存在', 404),
  tooLarge: () => new PlatformFailure(413, '提交的内容过大', 413),
  notJson: () => new PlatformFailure(415, '请以 JSON 格式提交', 415),
  internal: () => new PlatformFailure(500, '服务异常，请稍后重试', 500),
  unavailable: () => new PlatformFailure(503, '服务暂不可用，请稍后重试', 503, 5),
  contentMissing: () => new PlatformFailure(1001, '内容不存在或已下线', 404),
  commentEmpty: () => new PlatformFailure(2001, '评论不能为空～', 400),
  commentTooLong: (limit: number) => new PlatformFailure(2002, `评论最多 ${limit} 个字`, 400),
  commentsClosed: () => new PlatformFailure(2003, '评论已关闭～', 403),
  commentMissing: () => new PlatformFailure(2004, '要回复的评论不存在', 404),
  commentRepeated: (seconds: number) => new PlatformFailure(2005, '请不要重复发表相同的评论', 429, seconds),
  commentsTooFast: (seconds: number) => new PlatformFailure(2006, '评论太快了，请稍后再试', 429, seconds),
  keyReused: () => new PlatformFailure(2007, '同一个提交编号不能用于不同的评论', 409),
};
