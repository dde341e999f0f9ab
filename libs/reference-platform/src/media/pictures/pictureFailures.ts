import { PlatformFailure } from '@share/reference-core';

/** Failures of a picture. */
export const pictureFailures = {
  missing: () => new PlatformFailure(404, '图片不存在', 404),
  unreadable: () => new PlatformFailure(415, '图片无法读取：文件已损坏、格式不受支持或尺寸过大', 415),
  tooMany: () => new PlatformFailure(503, '正在处理的图片太多，请稍后重试', 503, 1),
};
