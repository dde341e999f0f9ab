export { isOn } from './isOn';
export { jsonScript, readJsonScript } from './jsonScript';
export { plainText } from './plainText';
export { safeColor } from './safeColor';
export { safeHref } from './safeHref';
export type { SafeHtml } from './SafeHtml';
export { safeImageUrl, safeMediaUrl } from './safeImageUrl';
export { sameSitePath } from './sameSitePath';
export { areIdsDecodable, isDecodableId, segment, topicSegment } from './segment';
