import { liveIslands } from './islands';

test.each(Object.keys(liveIslands))('the island %s can be loaded', async (name) => {
  expect(await liveIslands[name as keyof typeof liveIslands].load()).toBeInstanceOf(Function);
});
