import { listPageOf } from './listPageOf';

test('an entry of which no view can be made is left out, and the others stay', () => {
  const page = listPageOf(['a', 'bad', 'none', 'c'], 4, (entry) => {
    if (entry === 'bad') throw new TypeError('not to be shown');
    return entry === 'none' ? undefined : { id: entry };
  });
  expect(page).toEqual({ items: [{ id: 'a' }, { id: 'c' }], total: 4 });
});
