import { deriveAccent } from '@share/ui/theme';
import { received } from '@share/content-cards/testing';
import { toBottomBar as toView } from './toBottomBar';

const origin = 'https://m.example.com';
const toBottomBar = (bar: unknown, siteOrigin: string) =>
  toView(bar === undefined ? undefined : received(bar), siteOrigin);
const item = (id: string, more = {}) => ({ id, title: id, ...more });
const targetOf = (more: object) =>
  toBottomBar({ navigationItems: [item('条目', more)] }, origin).entries[0]?.target;

const channel = { kind: 'link', href: '/davmu/share/?group=grpOne01' };

test.each([
  ['home', { isHome: true, groups: ['grpHome1'] }, { kind: 'link', href: '/davmu/share/' }],
  ['the first of its channels', { groups: ['grpOne01', 'grpTwo02'] }, channel],
  ['no hostile channel', { groups: ['grp&x=1'] }, { kind: 'unsupported' }],
  ['the account', { category: 'account' }, { kind: 'account' }],
  ['app modules', { category: 'app', groups: ['grpOne01'] }, { kind: 'unsupported' }],
  ['topic modules', { category: 'topic', groups: ['grpOne01'] }, { kind: 'unsupported' }],
  ['a type the web does not show', { category: 'service', groups: ['grpOne01'] }, { kind: 'unsupported' }],
  ['such a type it is bound to', { binding: 'circle', groups: ['grpOne01'] }, { kind: 'unsupported' }],
  ['the account it is bound to', { category: '', binding: 'account' }, { kind: 'account' }],
  ['nothing, when its channels are none', { groups: 'grpOne01' }, { kind: 'unsupported' }],
  ['its first channel that can be one', { groups: [null, '', 'a', '../inner', 'grpOne01'] }, channel],
  ['its channel when it says it is not home', { isHome: '0', groups: ['grpOne01'] }, channel],
  [
    'the topics of clues, whatever its channels',
    { category: 'clue_report', groups: [] },
    { kind: 'link', href: '/davmu/share/dejin/topic/index.html' },
  ],
  ['what has no page', { category: 'elsewhere', groups: [] }, { kind: 'unsupported' }],
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

test.each(['null', '5', '{"id":"x"}', '{"id":"x","title":null,"icons":5,"groups":null}'])(
  'an item that is none (%s) takes nothing away from the others',
  (broken) => {
    const navigationItems = [JSON.parse(broken), item('首页')];
    expect(toBottomBar({ navigationItems }, origin).entries.map(({ title }) => title)).toEqual(['首页']);
  },
);

const readable = (colour: string) => {
  const { light, dark } = deriveAccent(colour);
  return { light: light['accent-text'], dark: dark['accent-text'] };
};

test.each([
  ['unselectedLabelColor', 'label'],
  ['selectedLabelColor', 'selectedLabel'],
] as const)('%s is moved until it can be read on both grounds', (field, name) => {
  const labelOf = (colour: string) => toBottomBar({ navigationItems: [], [field]: colour }, origin)[name];
  expect(labelOf('#FFEE00')).toEqual(readable('#FFEE00'));
  expect(labelOf('#FFEE00')).not.toMatchObject({ light: '#FFEE00' });
  expect(labelOf('#111111')).not.toMatchObject({ dark: '#111111' });
  expect(labelOf('red;}body{')).toBeUndefined();
});

test('without a configuration there is nothing to show', () => {
  expect(toBottomBar(undefined, origin)).toEqual({ entries: [] });
});
