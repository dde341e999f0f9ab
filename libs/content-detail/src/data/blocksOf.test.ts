import { blocksOf } from './blocksOf';

const all = ['related', 'comments', 'recommendations', 'footer'];

/** Spec §2, Layouts. */
test.each<[string, string[]]>([
  ['article', [...all, 'readingProgress']],
  ['video', all],
  ['video_album', all],
  ['audio', all],
  ['mini_program', all],
  ['h5', all],
  ['link', all],
  ['topic', all],
  ['image', ['footer']],
  ['audio_album', []],
  ['svideo', []],
  ['special', []],
  ['local_live', []],
  ['live', []],
])('%s shows %j', (contentType, shown) => {
  const blocks = Object.entries(blocksOf(contentType));
  expect(blocks.filter(([, isShown]) => isShown).map(([name]) => name)).toEqual(shown);
});
