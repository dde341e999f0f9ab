/** A node of structured data as a visitor of it sees it. */
export type DataNode = Record<string, unknown>;

/** Fields that Google's documentation of rich results requires of a type; a list of names means that one of them is enough. */
const required: Record<string, readonly (string | readonly string[])[]> = {
  NewsArticle: ['headline', 'publisher'],
  LiveBlogPosting: ['headline', 'publisher', 'liveBlogUpdate'],
  BlogPosting: [['articleBody', 'headline']],
  CorrectionComment: ['text'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  BroadcastEvent: ['name', 'startDate', 'isLiveBroadcast'],
  AudioObject: ['name', 'contentUrl'],
  ImageGallery: ['name', 'image'],
  ImageObject: ['contentUrl'],
  CollectionPage: ['name', 'url'],
  ItemList: ['itemListElement'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', ['url', 'name']],
  WebSite: ['name', 'url'],
  ProfilePage: ['mainEntity'],
  Person: ['name'],
  Organization: ['name'],
  Event: ['name', 'startDate', 'location'],
  Place: ['address'],
  DiscussionForumPosting: ['author', 'datePublished', ['text', 'image']],
  InteractionCounter: ['interactionType', 'userInteractionCount'],
  CommentAction: [],
  LikeAction: [],
  QAPage: ['mainEntity'],
  Question: ['name', 'answerCount', ['acceptedAnswer', 'suggestedAnswer']],
  Answer: ['text'],
};

const times = new Set([
  'datePublished',
  'uploadDate',
  'startDate',
  'endDate',
  'coverageStartTime',
  'coverageEndTime',
]);
const addresses = new Set(['url', 'item', 'image', 'thumbnailUrl', 'contentUrl', 'logo']);

const isTime = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(value);
const isAddress = (value: unknown) =>
  typeof value === 'string' && /^https?:\/\/[\x21-\x7e]+$/.test(value) && URL.canParse(value);

const isNode = (value: unknown): value is DataNode => typeof value === 'object' && value !== null;

const fieldProblems = (name: string, value: unknown, path: string): string[] => {
  if (value === '' || value === null || value === undefined) return [`${path} is empty`];
  if (Array.isArray(value))
    return value.length === 0
      ? [`${path} is empty`]
      : value.flatMap((one, index) => fieldProblems(name, one, `${path}[${index}]`));
  if (isNode(value)) return richResultProblems(value, path);
  if (times.has(name) && !isTime(value)) return [`${path} is no time with a zone: ${value}`];
  if (addresses.has(name) && !isAddress(value)) return [`${path} is no whole address: ${value}`];
  if (name === 'duration' && !/^PT\d+S$/.test(String(value))) return [`${path} is no duration: ${value}`];
  return [];
};

const has = (node: DataNode, name: string) => node[name] !== undefined;

/** Faults that keep search engines from using structured data: missing and malformed fields, and unknown types. */
export const richResultProblems = (node: DataNode, path = '$'): string[] => {
  if (has(node, '@graph')) return fieldProblems('@graph', node['@graph'], path);
  const type = String(node['@type']);
  const wanted = required[type];
  if (!wanted) return [`${path} is of the type ${type}, of which nothing is known`];
  const missing = wanted
    .map((names) => [names].flat())
    .filter((names) => !names.some((name) => has(node, name)))
    .map((names) => `${path} (${type}) has no ${names.join(' or ')}`);
  const fields = Object.entries(node).filter(([name]) => !name.startsWith('@'));
  return [...missing, ...fields.flatMap(([name, value]) => fieldProblems(name, value, `${path}.${name}`))];
};
