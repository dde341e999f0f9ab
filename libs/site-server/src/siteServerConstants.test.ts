import { siteServerConstants } from './siteServerConstants';

test('freshness of a preview link as the specification has it (§9)', () => {
  expect(siteServerConstants).toMatchObject({ previewFreshMs: 30_000 });
});
