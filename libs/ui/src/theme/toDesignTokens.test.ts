/** @jest-environment node */
import { type DesignToken, type DesignTokenGroup, toDesignTokens } from '../../scripts/toDesignTokens';
import { tokens } from './tokens';

const document = toDesignTokens('#0B6BCB');

const isToken = (entry: DesignToken | DesignTokenGroup): entry is DesignToken => '$value' in entry;

const tokensIn = (group: DesignTokenGroup, path = ''): [string, DesignToken][] =>
  Object.entries(group).flatMap(([name, entry]): [string, DesignToken][] =>
    isToken(entry) ? [[path + name, entry]] : tokensIn(entry, `${path}${name}.`),
  );

const all = new Map(tokensIn(document));

const leavesOf = (values: object, path = ''): string[] =>
  Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? leavesOf(value, `${path}${name}.`) : [path + name],
  );

const px = (value: number) => ({ value, unit: 'px' });

it.each([
  [
    'color.light.ink-2',
    'color',
    { colorSpace: 'srgb', components: [0.3333, 0.3294, 0.3529], alpha: 1, hex: '#55545a' },
  ],
  ['color.dark.scrim', 'color', { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.6, hex: '#000000' }],
  ['color.light.accent', 'color', expect.objectContaining({ hex: '#0b6bcb' })],
  ['color.dark.accent-text', 'color', expect.objectContaining({ hex: '#4b9cfe' })],
  ['color.overMedia.badge', 'color', expect.objectContaining({ hex: '#0e0e10', alpha: 0.72 })],
  ['font.weight.strong', 'fontWeight', 600],
  ['font.family', 'fontFamily', expect.arrayContaining(['-apple-system', 'PingFang SC', 'sans-serif'])],
  [
    'type.display',
    'typography',
    {
      fontFamily: expect.arrayContaining(['PingFang SC']),
      fontSize: px(26),
      fontWeight: 600,
      letterSpacing: px(0),
      lineHeight: 1.38,
    },
  ],
  ['type.ui', 'typography', expect.objectContaining({ fontWeight: 400 })],
  ['type.paragraphGap', 'dimension', px(20)],
  ['scale.elder.reading', 'number', 1.5],
  ['scale.elder.minTarget', 'dimension', px(56)],
  ['space.4', 'dimension', px(16)],
  ['size.thumb.width', 'dimension', px(112)],
  ['radius.pill', 'dimension', px(999)],
  [
    'shadow.light',
    'shadow',
    {
      color: { colorSpace: 'srgb', components: [0.1059, 0.1059, 0.1137], alpha: 0.14, hex: '#1b1b1d' },
      offsetX: px(0),
      offsetY: px(8),
      blur: px(32),
      spread: px(0),
    },
  ],
  ['motion.duration.sheet', 'duration', { value: 260, unit: 'ms' }],
  ['motion.easing.standard', 'cubicBezier', [0.2, 0, 0, 1]],
  ['z.toast', 'number', 60],
])('%s is a %s', (path, $type, $value) => {
  expect(all.get(path)).toEqual({ $type, $value });
});

it('leaves no token of the design out', () => {
  const { type, ...groups } = tokens;
  const expected = [...leavesOf(groups), ...Object.keys(type).map((name) => `type.${name}`)];
  expect(expected.filter((path) => !all.has(path))).toEqual([]);
  expect(expected.length).toBeGreaterThan(100);
});

it('has names that the format allows', () => {
  expect([...all.keys()].flatMap((path) => path.split('.')).filter((name) => /^\$|[{}]/.test(name))).toEqual(
    [],
  );
});

it('has both appearances with the same names', () => {
  const namesOf = (appearance: string) =>
    [...all.keys()]
      .filter((path) => path.startsWith(`color.${appearance}.`))
      .map((path) => path.split('.')[2]);
  expect(namesOf('dark')).toEqual(namesOf('light'));
  expect(namesOf('dark')).toContain('accent-soft');
});
