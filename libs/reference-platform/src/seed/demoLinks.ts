import type { ContentType } from '@share/api-contract/sent';
import { detailPath } from '@share/site-paths';
import { albumDrafts } from './collections/albums/albumDrafts';
import { pageLinks } from './collections/pageLinks';
import type { Draft } from './Draft';
import { featureCases } from './featureCases';
import { firstOfEachType } from './firstOfEachType';
import { liveDrafts } from './live/liveDrafts';
import { mediaAccountDrafts } from './mediaAccountDrafts';
import { specialCases } from './specialCases';
import { storyGroups } from './stories/storyGroups';
import { postIdOf } from './toContent';

/** A page worth opening, for the start command to print. */
export interface DemoLink {
  /** `detail`, `special-case`, `feature`, `media-account`, or the route. */
  kind: string;
  /** Only of a page that shows a published item. */
  content_type?: ContentType;
  /** Id of the subject of the page. */
  post_id?: string;
  title: string;
  path: string;
}

const linkedMonth = Date.UTC(2026, 10, 15) / 1_000;

const linkTo =
  (kind: string, actor?: 'mp') =>
  (draft: Draft): DemoLink => {
    const post_id = postIdOf(draft);
    const page = { actor: actor ?? draft.actor ?? 'peony', contentType: draft.type, postId: post_id };
    return {
      kind,
      content_type: draft.type,
      post_id,
      title: draft.title,
      path: detailPath({ ...page, publishedAt: linkedMonth }),
    };
  };

/** In the story groups: an album of more than one page of tracks, and an item whose comments wait for a review. */
const storyFeatures = storyGroups
  .flatMap(({ drafts }) => drafts)
  .filter((draft) => (draft.album?.total ?? 0) > 30 || draft.comments === 'premoderated');

const livesOfMediaAccounts = firstOfEachType.filter(({ type }) => type === 'live' || type === 'local_live');

const detailLinks = [
  ...firstOfEachType.map(linkTo('detail')),
  ...[...specialCases, ...liveDrafts].map(linkTo('special-case')),
  ...[...featureCases, ...albumDrafts, ...storyFeatures].map(linkTo('feature')),
  ...[...mediaAccountDrafts, ...livesOfMediaAccounts].map(linkTo('media-account', 'mp')),
];

/** One page per content type, the awkward cases, single features, every type of a media account, then the other routes; the addresses never change. */
export const demoLinks: readonly DemoLink[] = [...detailLinks, ...pageLinks];
