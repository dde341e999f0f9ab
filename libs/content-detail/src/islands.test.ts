import { contentIslands } from './islands';

test.each(Object.keys(contentIslands))('the island %s can be loaded', async (name) => {
  expect(await contentIslands[name as keyof typeof contentIslands].load()).toBeInstanceOf(Function);
});
