import type { ShareCard } from '@share/wx-share';
import type { ReactElement } from 'react';
import type { PageLayout } from './page-frame/PageFrame';

/** A whole page of this library. */
export interface ShellPage {
  title: string;
  /** Its content, for a `PageFrame` of this layout. */
  element: ReactElement;
  layout: PageLayout;
  /** Whether search engines may keep it. */
  isIndexed: boolean;
  /** Its share card; absent on pages that are not shared. */
  share?: ShareCard;
}
