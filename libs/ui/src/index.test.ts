/** @jest-environment node */
import * as format from './format';
import * as icons from './icons';
import * as ui from './index';
import * as theme from './theme';
import * as viewer from './viewer';

/* The public API: a change here concerns every library. */

test('@share/ui', () => {
  expect(typeof document).toBe('undefined');
  expect(Object.keys(ui).sort()).toEqual([
    'Avatar',
    'BackLink',
    'Badge',
    'Button',
    'CheckBox',
    'Chip',
    'ClauseTitle',
    'Cover',
    'Dialog',
    'EmptyState',
    'Facts',
    'FirstScreenEnd',
    'FoldedNote',
    'GrowingField',
    'IconButton',
    'LoadMore',
    'Picture',
    'Pill',
    'QrCode',
    'RelativeTime',
    'SafeMarkup',
    'Section',
    'SegmentedControl',
    'Sheet',
    'SlotImage',
    'SmallImage',
    'Tabs',
    'Tag',
    'TextArea',
    'TextField',
    'Toast',
    'ToastRegion',
    'WordBreaks',
    'failureIcon',
    'firstScreenId',
    'followTimes',
    'isSendKey',
    'keepComposing',
    'moreLabel',
    'retryPicture',
    'useBackClose',
    'useEarlyInput',
    'useImageFailure',
    'useKeyboardInset',
    'useToast',
  ]);
});

test('@share/ui/theme', () => {
  expect(Object.keys(theme).sort()).toEqual(['deriveAccent', 'themeCss', 'tokens', 'uiConstants']);
});

test('@share/ui/viewer', () => {
  expect(Object.keys(viewer)).toEqual(['openImageViewer']);
});

test('@share/ui/format', () => {
  expect(Object.keys(format).sort()).toEqual([
    'formatCount',
    'formatDateTime',
    'formatDayTime',
    'formatNumber',
    'formatRelativeTime',
    'titleWords',
    'toIsoTime',
  ]);
});

test('@share/ui/icons has only icons; a filled variant belongs to an outline', () => {
  const names = Object.keys(icons);
  expect(names).toHaveLength(52);
  expect(names.filter((name) => !/^[A-Z]\w+Icon$/.test(name))).toEqual([]);
  const filled = names.filter((name) => name.endsWith('FilledIcon'));
  expect(filled.filter((name) => !names.includes(name.replace('Filled', '')))).toEqual([]);
});
