import { PlatformFailure } from '../platform/PlatformFailure';

/** Failures of live rooms and bookings. */
export const liveFailures = {
  roomMissing: () => new PlatformFailure(6001, '直播不存在或已下线', 404),
  postMissing: () => new PlatformFailure(6002, '这条图文直播已不存在', 404),
  chatClosed: () => new PlatformFailure(6003, '聊天暂未开放', 403),
  messageEmpty: () => new PlatformFailure(6004, '聊天内容不能为空～', 400),
  messageTooLong: (limit: number) => new PlatformFailure(6005, `聊天内容最多 ${limit} 个字`, 400),
  keyReused: () => new PlatformFailure(6006, '同一个提交编号不能用于不同的内容', 409),
  bookingClosed: () => new PlatformFailure(6101, '直播已经开始，无需预约', 409),
};
