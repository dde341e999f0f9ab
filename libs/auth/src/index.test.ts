/** @jest-environment node */
import * as surface from './index';
import { authIslands } from './islands';

it('exports exactly these names and loads without a DOM', () => {
  expect(Object.keys(surface).sort()).toEqual(['PhoneLoginPanel', 'PopupPage', 'loadAuthPage']);
  expect(typeof document).toBe('undefined');
});

it('has the code behind each island', async () => {
  for (const { load } of Object.values(authIslands)) expect(await load()).toEqual(expect.any(Function));
});
