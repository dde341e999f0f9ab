import type { PageDescription } from '../src/PageCard';
import type { PageSubject } from '../src/PageSubject';

export const description: PageDescription = {
  card: {
    title: '退塘还湿三年后，白鹭回到了云浦南岸',
    desc: '南岸的鱼塘退了。',
    link: 'https://m.example.com/davmu/share/peony/doc/2026/11/wetland1/index.html',
    imgUrl: 'https://m.example.com/media/wetland.jpg',
  },
  publisher: {
    name: '云浦',
    logo: '/davmu/share/logo.svg',
    icon: '/davmu/share/icon-512.png',
    siteOrigin: 'https://m.example.com',
  },
  shapes: ['https://m.example.com/media/wetland.jpg'],
};

/** Seconds. */
export const publishedAt = 1_793_318_400;

const head = {
  publishedAt,
  author: { name: '记者 陈岸', isPerson: true },
  picture: { alt: '白鹭', width: 1200, height: 800 },
};

const post = { text: '开闸放水', at: publishedAt };
const paths = ['/davmu/share/peony/doc/a1b2/index.html', '/davmu/share/peony/doc/c3d4/index.html'];

/** A subject of each kind with everything it may have. */
export const subjects: PageSubject[] = [
  { kind: 'site', ...head },
  { kind: 'article', ...head },
  { kind: 'profile', ...head },
  {
    kind: 'video',
    src: '/media/clip/a.mp4',
    duration: 62.4,
    trail: [{ name: '专辑', path: paths[0]! }],
    ...head,
  },
  { kind: 'audio', src: '/media/clip/a.mp3', duration: 62, ...head },
  { kind: 'gallery', pictures: [{ src: '/media/a.jpg', caption: '一' }, { src: '/media/b.jpg' }], ...head },
  { kind: 'collection', paths, trail: [], ...head },
  { kind: 'audio-album', paths, trail: [], ...head },
  { kind: 'video-album', paths, trail: [], ...head },
  { kind: 'broadcast', isLive: true, startsAt: publishedAt, endsAt: publishedAt + 60, ...head },
  { kind: 'live-blog', startsAt: publishedAt, endsAt: publishedAt + 60, posts: [post], ...head },
  { kind: 'discussion', text: '今天看到了白鹭', comments: 3, likes: 5, ...head },
  {
    kind: 'question',
    text: '试用期可以辞退吗',
    answerCount: 2,
    answers: [
      { text: '不可以随意辞退', author: '王律师', createdAt: publishedAt, likes: 3, isAccepted: true },
      { text: '看合同', author: '李律师', createdAt: publishedAt, likes: 1, isAccepted: false },
    ],
    ...head,
  },
  { kind: 'event', startsAt: '2026-11-21T10:00:00+08:00', place: '云浦湿地', ...head },
];
