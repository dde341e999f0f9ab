import type { DetailView } from '../data/DetailView';
import { toDetailSubject } from './toDetailSubject';

const item = (given: object) => ({ title: '白鹭', publishedAt: 1, ...given }) as unknown as DetailView;

test('an author is a person, an account or a source an office', () => {
  const account = { name: '云浦生态' };
  expect(toDetailSubject(item({ kind: 'article', author: '陈岸', account })).author).toEqual({
    name: '陈岸',
    isPerson: true,
  });
  expect(toDetailSubject(item({ kind: 'article', account, source: '报' })).author).toEqual({
    name: '云浦生态',
    isPerson: false,
  });
});

test('a playlist is no file, and a video of an album lies in it', () => {
  const media = { src: '/media/a.m3u8', isHls: true, duration: 9 };
  const album = { title: '手艺', href: '/davmu/share/peony/video_album/craftsva/index.html' };
  const subject = toDetailSubject(item({ kind: 'video', media, album }));
  expect(subject).toMatchObject({ duration: 9, trail: [{ name: '手艺', path: album.href }] });
  expect(subject).not.toHaveProperty('src');
});

test('a list names pages of this site only', () => {
  const tracks = { items: [{ href: '/davmu/share/a' }, { href: 'https://elsewhere.example.com/b' }] };
  expect(toDetailSubject(item({ kind: 'audio-album', tracks }))).toMatchObject({ paths: ['/davmu/share/a'] });
});
