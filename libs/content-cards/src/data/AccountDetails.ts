import { isMissing, unusable, type MediaAccountApi } from '@share/api-client';
import { plainText, safeImageUrl } from '@share/safety';

/** A media account as its card shows it. */
export interface AccountDetails {
  name: string;
  avatar?: string;
  /** Its owner, or its subject. */
  about?: string;
  /** Province or city it writes from (IP属地). */
  place?: string;
  followerCount: number;
  contentCount: number;
}

/** Name of an account in the fallback of its page. */
export const accountName = (accountId: string) => `account:${accountId}`;

interface LoadOptions {
  accountId: string;
  /** Addresses on this origin become paths. */
  siteOrigin: string;
  signal?: AbortSignal;
}

/**
 * A media account; without `account` when the platform says that there is no such one.
 * @throws ApiError when it could not be requested, or answered something else
 */
export const loadAccount = async (
  api: Pick<MediaAccountApi, 'getMediaAccount'>,
  { accountId, siteOrigin, signal }: LoadOptions,
): Promise<{ account?: AccountDetails }> => {
  try {
    const found = await api.getMediaAccount({ uid: accountId }, { signal });
    const name = plainText(found.name, 24);
    const about = plainText(found.certification || found.description, 60);
    const place = plainText(found.ip_location, 16);
    const avatar = safeImageUrl(found.avatar, { siteOrigin });
    if (!name) throw unusable('account');
    const { follower_count: followerCount = 0, content_count: contentCount = 0 } = found;
    return {
      account: {
        name,
        ...(avatar && { avatar }),
        ...(about && { about }),
        ...(place && { place }),
        followerCount,
        contentCount,
      },
    };
  } catch (error) {
    if (isMissing(error)) return {};
    throw error;
  }
};
