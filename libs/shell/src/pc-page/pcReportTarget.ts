import type { ReportTarget } from '@share/islands';
import { isDecodableId } from '@share/safety';
import { homePath, parseActor, parseDetailAddress } from '@share/site-paths';

/**
 * What a complaint on the desktop page is about: the item of the framed page.
 * @param path of the framed page (`pcTarget`)
 * @returns undefined for pages without an item, and for previews, which the public does not see
 */
export const pcReportTarget = (path: string): ReportTarget | undefined => {
  const [pathname = ''] = path.split(/[?#]/);
  const [actor = '', ...segments] = pathname.slice(homePath.length).split('/');
  const postId = parseActor(actor).isPreview ? undefined : parseDetailAddress(segments)?.postId;
  return postId !== undefined && isDecodableId(postId)
    ? { type: 'content', id: decodeURIComponent(postId) }
    : undefined;
};
