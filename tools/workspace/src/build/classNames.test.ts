import { join } from 'node:path';
import { checkClassNames, toClassName, toReadableName } from './classNames.mjs';

const fileOf = (library: string) => join(__dirname, `../../../../libs/${library}/src/Card.module.css`);

test('a class has a short name that depends on its file and its own name alone', () => {
  const name = toClassName('card', fileOf('feed'));
  expect(name).toMatch(/^[a-zA-Z]{3}$/);
  expect(toClassName('card', fileOf('feed'))).toBe(name);
  expect(toClassName('title', fileOf('feed'))).not.toBe(name);
  expect(toClassName('card', fileOf('live'))).not.toBe(name);
});

test('a short name that is taken, or that content blockers hide, is refused', () => {
  const classes = (...names: string[]) => names.map((short, place) => ({ short, source: `.class${place}` }));
  expect(() => checkClassNames(classes('abc', 'efg', 'abc'))).toThrow('.class2 needs another name');
  expect(() => checkClassNames(classes('abc', 'ads'))).toThrow('.class1 needs another name');
  expect(() => checkClassNames(classes('abc', 'efg', 'adw'))).not.toThrow();
});

test('while the site is being written, a name says where its class is', () => {
  expect(toReadableName('title', fileOf('feed'))).toBe(`Card_title_${toClassName('title', fileOf('feed'))}`);
});
