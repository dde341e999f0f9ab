import type { PageDescription } from '../PageCard';
import type { PageSubject, SubjectOf } from '../PageSubject';
import { toAudio, toBroadcast, toGallery, toVideo } from './media';
import { toBreadcrumbs, toCollection, toEvent, toProfile, toSite } from './pages';
import type { SchemaNode, StructuredData } from './StructuredData';
import { toDiscussion, toLiveBlog, toNewsArticle, toQuestionPage } from './texts';

type ToNode<Kind extends PageSubject['kind']> = (
  subject: SubjectOf<Kind>,
  description: PageDescription,
) => SchemaNode | undefined;

/** The thing each kind of page is about. */
const nodes: { [Kind in PageSubject['kind']]: ToNode<Kind> } = {
  site: (_, description) => toSite(description),
  article: toNewsArticle,
  profile: toProfile,
  video: toVideo,
  audio: toAudio,
  gallery: toGallery,
  collection: toCollection,
  'audio-album': toCollection,
  'video-album': toCollection,
  broadcast: toBroadcast,
  'live-blog': toLiveBlog,
  discussion: toDiscussion,
  question: toQuestionPage,
  event: toEvent,
};

const nodeOf = <Kind extends PageSubject['kind']>(
  kind: Kind,
  subject: SubjectOf<Kind>,
  description: PageDescription,
) => nodes[kind](subject, description);

/**
 * The subject of a page in the vocabulary of schema.org, with the fields that search engines want and no text that the page has
 * already. Undefined when too little is known.
 */
export const toStructuredData = (
  subject: PageSubject,
  description: PageDescription,
): StructuredData | undefined => {
  const node = nodeOf(subject.kind, subject, description);
  const trail = subject.trail && toBreadcrumbs(subject.trail, description);
  const graph = [node, trail].filter((one) => one !== undefined);
  const [only] = graph;
  if (!only) return undefined;
  return graph.length === 1
    ? { '@context': 'https://schema.org', ...only }
    : { '@context': 'https://schema.org', '@graph': graph };
};
