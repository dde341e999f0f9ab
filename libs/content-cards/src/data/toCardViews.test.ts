import type { ContentCard } from '@share/api-contract/types';
import { toCardViews } from './toCardViews';

const card = { post_id: 'wetland1', content_type: 'article', title: '湿地' } as ContentCard;

test('an item that cannot be shown takes no other with it', () => {
  const cards = [null, { ...card, post_id: '\ud800' }, card] as ContentCard[];
  expect(toCardViews(cards, { siteOrigin: 'https://m.example.com' })).toMatchObject([{ id: 'wetland1' }]);
});
