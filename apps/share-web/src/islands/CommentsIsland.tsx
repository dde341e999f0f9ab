import { CommentSection } from '@share/comments';
import type { SiteIsland } from './islandTypes';

export const CommentsIsland: SiteIsland<'comments'> = ({ data, services }) => (
  <CommentSection api={services.api} {...data} />
);
