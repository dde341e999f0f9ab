import type { LoginServices } from '@share/auth';
import type { ClueServices } from '@share/clue-report';
import type { CommentServices } from '@share/comments';
import type { CardServices } from '@share/content-cards';
import type { ContentServices } from '@share/content-detail';
import type { DesktopPageServices } from '@share/desktop-page';
import type { FeedServices, SearchServices } from '@share/feed';
import type { LiveServices } from '@share/live';
import type { PictureService } from '@share/picture-service';
import type { SharingServices } from '@share/sharing';
import type { ShellServices } from '@share/shell';
import type { FurtherApi } from './createFurtherApi';
import type { PageApi } from './createPageApi';

/** Services for the islands of items and of the frame of every page, made once per page in the browser. */
export type PageServices = CardServices &
  CommentServices &
  ContentServices &
  LoginServices &
  SharingServices &
  ShellServices & { api: PageApi; /** How large the pictures of the page come. */ pictures: PictureService };

/** Services for the parts of any page: made per request on the server; in the browser, of a page that shows no item. */
export type Services = PageServices &
  ClueServices &
  DesktopPageServices &
  FeedServices &
  LiveServices &
  SearchServices & { api: FurtherApi };
