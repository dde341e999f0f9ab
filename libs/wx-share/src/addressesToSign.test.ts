import { addressesToSign } from './addressesToSign';

const page = {
  landing: 'https://m.example.com/a?from=singlemessage#part',
  current: 'https://m.example.com/b#token=secret',
};

test('iOS compares with the address the document was loaded at, Android with the present one', () => {
  const [loaded, present] = ['https://m.example.com/a?from=singlemessage', 'https://m.example.com/b'];
  expect(addressesToSign({ ...page, isApple: true })).toEqual([loaded, present]);
  expect(addressesToSign({ ...page, isApple: false })).toEqual([present, loaded]);
});
