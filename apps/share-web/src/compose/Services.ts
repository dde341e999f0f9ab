import type { LoginServices } from '@share/auth';
import type { CommentServices } from '@share/comments';
import type { CardServices } from '@share/content-cards';
import type { ContentServices } from '@share/content-detail';
import type { ShellServices } from '@share/shell';
import type { PageApi } from './createPageApi';

/** What the parts of a page may use: made per request on the server, once per page in the browser. */
export type Services = CardServices &
  CommentServices &
  ContentServices &
  LoginServices &
  ShellServices & { api: PageApi };
