import { cardFixture, now, siteOrigin } from '../../testing';
import { cardsAt } from './cardsAt';
import { toCardView } from './toCardView';

const minute = 60_000;
const kept = () => ({
  items: [
    toCardView(cardFixture({ publish_at: now / 1000 - 30 }), { siteOrigin }),
    toCardView({ post_id: 'p-2', content_type: 'article', title: '题' }, { siteOrigin }),
  ],
  total: 2,
});

test('a card that is kept gets the time of the page that shows it', () => {
  const page = kept();
  expect(cardsAt(page, now).items.map(({ meta }) => meta)).toEqual([['云浦日报', '30秒前'], []]);
  expect(cardsAt(page, now + 12 * minute).items[0]?.meta).toEqual(['云浦日报', '12分钟前']);
  expect(cardsAt(page, now).items[0]).toEqual(
    toCardView(cardFixture({ publish_at: now / 1000 - 30 }), { now, siteOrigin }),
  );
});

test('the same object while no text differs', () => {
  const page = kept();
  const first = cardsAt(page, now + 3600 * 1000);
  expect(cardsAt(page, now + 3600 * 1000)).toBe(first);
  expect(cardsAt(page, now + 3600 * 1000 + minute)).toBe(first);
  expect(cardsAt(page, now + 7200 * 1000)).not.toBe(first);
});
