import type { ContentDetail } from '@share/api-contract/types';
import { basePath, parseActor, type Actor } from '@share/site-paths';

type Linked = Pick<ContentDetail, 'share_link' | 'content_link'>;

const actorInLink = new RegExp(`^(?:https?://[^/?#]+)?${basePath}/([^/?#]+)/`);

/**
 * Backend family of an item, and actor of its address: those of the link the platform gives it (spec §2, R8). An
 * account alone is not conclusive: newsrooms publish under accounts, too, and their items are no media-account content.
 */
export const familyOf = ({ share_link, content_link }: Linked): Actor['family'] => {
  const [, actor = ''] = actorInLink.exec(share_link || content_link || '') ?? [];
  return parseActor(actor).family;
};
