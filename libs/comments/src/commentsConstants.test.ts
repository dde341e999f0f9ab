import { commentsConstants } from './commentsConstants';

test('pages of comments as the specification has them (§9)', () => {
  expect(commentsConstants).toMatchObject({ pageSize: 10, firstPage: 1 });
});
