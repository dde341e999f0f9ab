import { toBottomBar } from './toBottomBar';

const origin = 'https://m.example.com';
const item = (id: string, more = {}) => ({ id, title: id, ...more });
const targetOf = (more: object) =>
  toBottomBar({ navigationItems: [item('条目', more)] }, origin).entries[0]?.target;

test.each([
  ['home', { isHome: true, groups: ['grpHome1'] }, { kind: 'link', href: '/davmu/share/' }],
  ['the first of its channels', { groups: ['a', 'b'] }, { kind: 'link', href: '/davmu/share/?group=a' }],
  ['a hostile channel', { groups: ['a&x=1'] }, { kind: 'link', href: '/davmu/share/?group=a%26x%3D1' }],
  ['the account', { category: 'account' }, { kind: 'account' }],
  ['app modules', { category: 'app', groups: ['a'] }, { kind: 'unsupported' }],
  ['topic modules', { category: 'topic', groups: ['a'] }, { kind: 'unsupported' }],
  ['what has no page', { category: 'clue_report', groups: [] }, { kind: 'unsupported' }],
])('an entry leads to %s', (_, more, expected) => {
  expect(targetOf(more)).toEqual(expected);
});

test('at most five entries, none without a title', () => {
  const navigationItems = ['一', ' ', '二', '三', '四', '五', '六'].map((title) => item(title));
  const { entries } = toBottomBar({ navigationItems }, origin);
  expect(entries.map(({ title }) => title)).toEqual(['一', '二', '三', '四', '五']);
});

test.each([
  ['both pictures', { normal: '/a.svg', selected: '/b.svg' }, { normal: '/a.svg', selected: '/b.svg' }],
  ['one picture', { normal: '/a.svg' }, { normal: '/a.svg', selected: '/a.svg' }],
  ['no picture', undefined, undefined],
  ['a hostile address', { normal: 'javascript:alert(1)' }, undefined],
])('icons: %s', (_, icons, expected) => {
  expect(toBottomBar({ navigationItems: [item('首页', { icons })] }, origin).entries[0]?.icon).toEqual(
    expected,
  );
});

test('label colours can be read on both grounds; what is no colour is left to the theme', () => {
  const bar = { navigationItems: [], unselectedLabelColor: '#FFEE00', selectedLabelColor: 'red;}' };
  const { label, selectedLabel } = toBottomBar(bar, origin);
  expect(label?.light).not.toBe('#FFEE00');
  expect(label?.dark).toMatch(/^#[\dA-F]{6}$/);
  expect(selectedLabel).toBeUndefined();
});

test('without a configuration there is nothing to show', () => {
  expect(toBottomBar(undefined, origin)).toEqual({ entries: [] });
});
