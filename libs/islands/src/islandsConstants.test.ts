import { islandsConstants } from './islandsConstants';

test('one reload a minute, as the specification has it (§9)', () => {
  expect(islandsConstants).toMatchObject({ reloadGuardMs: 60_000 });
});
