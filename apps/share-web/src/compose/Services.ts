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
import type { PageApi } from './createPageApi';

/** Services for the parts of a page: made per request on the server, once per page in the browser. */
export type Services = CardServices &
  ClueServices &
  CommentServices &
  ContentServices &
  DesktopPageServices &
  FeedServices &
  LiveServices &
  LoginServices &
  SearchServices &
  SharingServices &
  ShellServices & { api: PageApi; /** How large the pictures of the page come. */ pictures: PictureService };
