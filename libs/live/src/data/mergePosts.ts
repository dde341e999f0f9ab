import type { PostView } from './LiveView';

/** Entries newest first, each once; what has come later replaces what was read before. */
export const mergePosts = (read: readonly PostView[], came: readonly PostView[]): PostView[] => {
  const byId = new Map([...read, ...came].map((post) => [post.id, post]));
  return [...byId.values()].sort((one, other) => other.at - one.at);
};
