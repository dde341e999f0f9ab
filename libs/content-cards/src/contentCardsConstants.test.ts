import { contentCardsConstants } from './contentCardsConstants';

test('recommendations on a page as the specification has them (§9), short lists as the design', () => {
  expect(contentCardsConstants).toMatchObject({ listPageSize: 10, shortListPageSize: 5 });
});
