import type { ShareCard } from '@share/wx-share';
import { headMarkup } from '@share/page-document/server';
import { watchShareCard } from './watchShareCard';

const card: ShareCard = {
  title: '白鹭 “回来” & <更多>',
  desc: '南岸的鱼塘退了。',
  link: 'https://a.example/b?c=1&d=2',
  imgUrl: 'https://a.example/c.png',
};

const headOf = (share?: ShareCard) =>
  headMarkup({
    title: '白鹭',
    allowZoom: false,
    entry: '/entry.js',
    clientUaToken: 'ShareApp',
    publisher: { name: '云浦', logo: '/logo.svg', icon: '/icon-512.png', siteOrigin: 'https://a.example' },
    isIndexed: true,
    beforePaint: '',
    styleSheets: ['/davmu/share/assets/styles.css'],
    hasFirstScreen: false,
    preloads: '',
    ...(share && { share }),
  });

const watch = () => {
  const onCard = jest.fn();
  watchShareCard(document, onCard);
  return onCard;
};

const setTitle = async (title: string) => {
  document.head.querySelector('meta[property="og:title"]')?.setAttribute('content', title);
  await Promise.resolve();
};

test('reads the card as the server has written it', () => {
  document.head.innerHTML = headOf(card);
  expect(watch().mock.calls).toEqual([[card]]);
});

test('reports a change once, and nothing that leaves the card as it is', async () => {
  document.head.innerHTML = headOf(card);
  const onCard = watch();
  await setTitle('苍鹭');
  await setTitle('苍鹭');
  document.head.append(document.createElement('style'));
  await Promise.resolve();
  expect(onCard.mock.calls).toEqual([[card], [{ ...card, title: '苍鹭' }]]);
});

test('a page that is not shared has none', () => {
  document.head.innerHTML = headOf();
  expect(watch()).not.toHaveBeenCalled();
});
