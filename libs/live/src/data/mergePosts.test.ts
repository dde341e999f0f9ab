import type { PostView } from './LiveView';
import { mergePosts } from './mergePosts';

const post = (id: string, at: number, text = ''): PostView => ({ id, at, text, author: '', pictures: [] });

test('newest first, each once, the later text counts', () => {
  const merged = mergePosts([post('b', 2), post('a', 1, 'old')], [post('c', 3), post('a', 1, 'new')]);
  expect(merged.map(({ id, text }) => id + text)).toEqual(['c', 'b', 'anew']);
});
