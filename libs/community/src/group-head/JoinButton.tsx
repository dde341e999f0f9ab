import { Pill } from '@share/ui';
import { useCommunityServices } from '../data/CommunityServices';

/** Becoming a member is done in the app: the platform has no call for it. */
export const JoinButton = () => {
  const { page } = useCommunityServices();
  return (
    <Pill variant="outline" data-opens="openApp" onClick={() => page.offerApp('加入圈子')}>
      加入
    </Pill>
  );
};
