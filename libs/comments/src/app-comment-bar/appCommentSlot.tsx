import { Island } from '@share/islands';
import { AppCommentBar, type AppCommentBarProps } from './AppCommentBar';

/** The bar for a page whose discussion is in the app. */
export const appCommentSlot = (data: AppCommentBarProps) => (
  <Island name="appCommentBar" Component={AppCommentBar} data={data} sharedEntries={[]} />
);
