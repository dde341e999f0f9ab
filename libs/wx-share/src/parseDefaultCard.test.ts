import { parseDefaultCard } from './parseDefaultCard';

const page = 'https://m.example.com/davmu/share/?from=timeline';

test('R43: the share text of the platform', () => {
  const answer = {
    title: '云浦新闻',
    desc: '看见身边的事',
    link: 'https://m.example.com/davmu/share/',
    imgUrl: '/media/logo.png',
    nonceStr: 'n',
  };
  expect(parseDefaultCard(answer, page)).toEqual({
    title: '云浦新闻',
    desc: '看见身边的事',
    link: 'https://m.example.com/davmu/share/',
    imgUrl: 'https://m.example.com/media/logo.png',
  });
});

test('without a link it leads to the page itself', () => {
  expect(parseDefaultCard({ title: '云浦新闻' }, page)).toEqual({
    title: '云浦新闻',
    desc: '',
    link: 'https://m.example.com/davmu/share/',
    imgUrl: '',
  });
});

test('hostile text stays text, and no address is a script', () => {
  const answer = { title: '<b>\u202e新闻', link: 'javascript:alert(1)', imgUrl: 'data:text/html,x' };
  expect(parseDefaultCard(answer, page)).toEqual({
    title: '<b>新闻',
    desc: '',
    link: 'https://m.example.com/davmu/share/',
    imgUrl: '',
  });
});

test.each([null, undefined, 'title', {}, { title: ' ' }, { title: { toString: 'x' } }])(
  '%j has none',
  (answer) => {
    expect(parseDefaultCard(answer, page)).toBeNull();
  },
);
