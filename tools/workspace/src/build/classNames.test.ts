import { join } from 'node:path';
import { createClassNames, toPairs, toReadableName } from './classNames.mjs';

const cover = join(__dirname, '../../../../libs/ui/src/cover/Cover.styles.ts');
const tag = join(__dirname, '../../../../libs/ui/src/tag/Tag.styles.ts');

test('a class is named by its file and its place in it', () => {
  const toName = createClassNames();
  expect(toName('Root', cover, 0)).toMatch(/^[a-zA-Z]{2}a$/);
  expect(toName('Title', cover, 1)).toBe(toName('Root', cover, 0).slice(0, 2) + 'b');
  expect(toName('Root', tag, 0)).not.toBe(toName('Root', cover, 0));
  expect(() => toName('Last', cover, 52)).toThrow('has too many names for Last');
});

test('no two files have the same letters, and none has those that content blockers hide', () => {
  const files = Array.from({ length: 2_703 }, (_, index) => `part-${index}`);
  const pairs = [...toPairs(files).values()];
  expect(new Set(pairs).size).toBe(files.length);
  expect(pairs).not.toContain('ad');
});

test('letters of a file stay when others come and go', () => {
  const files = Array.from({ length: 300 }, (_, index) => join(`library${index % 15}`, `part${index}`));
  const [before, after] = [toPairs(files), toPairs([...files.slice(1), 'library0/another'])];
  expect(files.filter((file) => before.get(file) !== after.get(file)).length).toBeLessThan(10);
});

test('while the site is being written, a name says where its class is', () => {
  expect(toReadableName('Title', cover)).toMatch(/^Cover_Title_\d+$/);
  expect(toReadableName('Title', tag)).not.toBe(toReadableName('Title', cover));
});
