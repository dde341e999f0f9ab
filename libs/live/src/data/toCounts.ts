import type { LiveDetail } from '@share/api-contract/types';
import type { LiveCounts } from './LiveView';

/** The counts of an answer or a push. */
export const toCounts = ({
  online_count = 0,
  view_count = 0,
  like_count = 0,
}: Pick<LiveDetail, 'online_count' | 'view_count' | 'like_count'>): LiveCounts => ({
  online: online_count,
  views: view_count,
  likes: like_count,
});
