import type { UserInfo } from '@share/api-contract/types';
import { plainText, safeImageUrl } from '@share/safety';
import type { Reader } from './Session';

/** The account as the page shows it; its texts and addresses come from outside. */
export const toReader = (info: UserInfo, siteOrigin: string | undefined): Reader => {
  const avatar = safeImageUrl(info.avatar, siteOrigin === undefined ? {} : { siteOrigin });
  return {
    userId: info.user_id,
    alias: plainText(info.alias, 24),
    ...(avatar && { avatar }),
  };
};
