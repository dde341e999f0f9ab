import { contentDetailConstants } from './contentDetailConstants';

test('pages of specials and albums as the specification has them (§9)', () => {
  expect(contentDetailConstants).toMatchObject({ groupPageSize: 50, trackPageSize: 30 });
});
