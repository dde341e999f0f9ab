import { render } from '@testing-library/react';
import { Avatar } from './Avatar';

test.each([
  ['云浦观察', '云'],
  ['𠮷田', '𠮷'],
  ['👩🏽‍🚀 小满', '👩🏽‍🚀'],
  ['🇨🇳观察', '🇨🇳'],
  ['', ''],
])('without a picture %j is called %j', (name, initial) => {
  expect(render(<Avatar name={name} />).container).toHaveTextContent(new RegExp(`^${initial}$`));
});
