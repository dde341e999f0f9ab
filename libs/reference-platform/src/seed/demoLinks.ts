import type { ContentType } from '@share/api-contract/types';
import { detailPath } from '@share/site-paths';
import { pageLinks } from './collections/pageLinks';
import { firstOfEachType } from './firstOfEachType';
import { liveDrafts } from './live/liveDrafts';
import { specialCases } from './specialCases';
import { postIdOf } from './toContent';

/** A page worth opening, for the start command to print. */
export interface DemoLink {
  /** `detail`, what is special about the page, or the route. */
  kind: string;
  /** Only of a page that shows a published item. */
  content_type?: ContentType;
  /** Id of what the page shows. */
  post_id?: string;
  title: string;
  path: string;
}

const linkedMonth = Date.UTC(2026, 10, 15) / 1_000;

const detailLinks = [...firstOfEachType, ...specialCases, ...liveDrafts].map((draft, index): DemoLink => {
  const post_id = postIdOf(draft);
  const actor = post_id === 'mpaccnt1' ? 'mp' : 'peony';
  return {
    kind: index < firstOfEachType.length ? 'detail' : 'special-case',
    content_type: draft.type,
    post_id,
    title: draft.title,
    path: detailPath({ actor, contentType: draft.type, postId: post_id, publishedAt: linkedMonth }),
  };
});

/** One page per content type, the awkward cases, then the other routes; the addresses never change. */
export const demoLinks: readonly DemoLink[] = [...detailLinks, ...pageLinks];
