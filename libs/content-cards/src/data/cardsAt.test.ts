import { cardFixture, now, siteOrigin } from '../../testing';
import { cardsAt } from './cardsAt';
import { toCardView } from './toCardView';

const minute = 60_000;
const restored = () => ({
  items: [
    toCardView(cardFixture({ publish_at: now / 1000 - 30 }), { siteOrigin }),
    toCardView({ post_id: 'p-2', content_type: 'article', title: '题' }, { siteOrigin }),
  ],
  total: 2,
});

test('a card that is restored gets the time of the page that shows it', () => {
  const page = restored();
  const at = now / 1000 - 30;
  expect(cardsAt(page, now).items.map(({ time }) => time)).toEqual([{ at, text: '30秒前' }, undefined]);
  expect(cardsAt(page, now + 12 * minute).items[0]?.time).toEqual({ at, text: '12分钟前' });
  expect(cardsAt(page, now).items[0]).toEqual(
    toCardView(cardFixture({ publish_at: now / 1000 - 30 }), { now, siteOrigin }),
  );
});

test('the same object while no text differs', () => {
  const page = restored();
  const first = cardsAt(page, now + 3600 * 1000);
  expect(cardsAt(page, now + 3600 * 1000)).toBe(first);
  expect(cardsAt(page, now + 3600 * 1000 + minute)).toBe(first);
  expect(cardsAt(page, now + 7200 * 1000)).not.toBe(first);
});
