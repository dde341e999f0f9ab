import type { ContentType } from '@share/api-contract/types';
import { detailPath } from '@share/site-paths';
import { firstOfEachType } from './firstOfEachType';
import { specialCases } from './specialCases';
import { postIdOf } from './toContent';

/** A page worth opening, for the start command to print. */
export interface DemoLink {
  /** `detail`, or what is special about the page. */
  kind: string;
  content_type: ContentType;
  post_id: string;
  title: string;
  path: string;
}

const linkedMonth = Date.UTC(2026, 10, 15) / 1_000;

/** One page per content type, then the awkward cases; the addresses never change. */
export const demoLinks: DemoLink[] = [...firstOfEachType, ...specialCases].map((draft, index) => {
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
