import { pageKindAt } from './pageKindAt';

test.each([
  ['peony/doc/2026/11/wetland1/index.html', '这篇文章'],
  ['mp/gallery/g1/index.html', '这组图片'],
  ['peony/video_album/a1/index.html', '这个视频'],
  ['peony/local_live/l1/index.html', '这场直播'],
  ['peony/mini_program/m1/index.html', '这个页面'],
  ['dejin/detail/c1/index.html', '这个页面'],
  ['', '这个页面'],
])('%s is %s', (path, noun) => {
  expect(pageKindAt(`/davmu/share/${path}`).noun).toBe(noun);
});
