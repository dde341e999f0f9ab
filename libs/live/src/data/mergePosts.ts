import type { PostView } from './LiveView';

/** Entries newest first, each once, those without a time last; later versions replace earlier ones. */
export const mergePosts = (read: readonly PostView[], came: readonly PostView[]): PostView[] => {
  const byId = new Map([...read, ...came].map((post) => [post.id, post]));
  return [...byId.values()].sort((one, other) => (other.at ?? 0) - (one.at ?? 0));
};
