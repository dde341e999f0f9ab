import { contentCardsConstants } from './contentCardsConstants';

test('recommendations on a page as the specification has them (§9)', () => {
  expect(contentCardsConstants).toMatchObject({ listPageSize: 10, shortListPageSize: 5 });
});
