import type { ContentType } from '@share/api-contract/types';
import { CardSection } from '../card-section/CardSection';
import { cardKeys } from '../data/cardKeys';
import { loadRelated } from '../data/loadCards';

interface RelatedContentProps {
  postId: string;
  /** As on the wire (spec §3). */
  contentType: ContentType;
  /** Addresses on this origin become paths. */
  siteOrigin: string;
}

/** The hot list is left whole, because its places mean something. */
const above = [cardKeys.hot];
const below = [cardKeys.editorPicks, cardKeys.recommendations];

/** 相关阅读: items related to this one. Renders nothing for an empty list. */
export const RelatedContent = ({ postId, contentType, siteOrigin }: RelatedContentProps) => (
  <CardSection
    id="related"
    title="相关阅读"
    listKey={cardKeys.related(contentType, postId)}
    load={(api, options) => loadRelated(api, { ...options, postId, contentType })}
    siteOrigin={siteOrigin}
    exceptIds={[postId]}
    above={above}
    below={below}
    hidesEmpty
  />
);
