import { parseUrl } from '../parseUrl';

/**
 * The attributes of a frame we write ourselves in place of one in an article: https, a configured host other than
 * the site's own, and a sandbox without an origin.
 * @returns null when the frame may not stay.
 */
export function safeEmbed(
  given: readonly { name: string; value: string }[],
  siteOrigin: string,
  embedHosts: readonly string[],
): Map<string, string> | null {
  const url = parseUrl(given.find(({ name }) => name === 'src')?.value);
  if (!url || url.protocol !== 'https:' || !embedHosts.includes(url.host)) return null;
  if (url.host === new URL(siteOrigin).host) return null;
  return new Map([
    ['src', url.href],
    ['title', given.find(({ name }) => name === 'title')?.value.slice(0, 200) || '嵌入内容'],
    ['sandbox', 'allow-scripts allow-presentation'],
    ['loading', 'lazy'],
    ['referrerpolicy', 'no-referrer'],
  ]);
}
