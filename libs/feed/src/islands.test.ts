/** @jest-environment node */
import { feedIslands } from './islands';

test.each(Object.keys(feedIslands))('the island %s can be loaded', async (name) => {
  expect(await feedIslands[name as keyof typeof feedIslands].load()).toBeInstanceOf(Function);
});
