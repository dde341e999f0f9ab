import { filterColumns } from './filterColumns';

const column = (type: string, layout?: string) => ({ type, ...(layout !== undefined && { layout }) });

test.each([
  ['keeps what is allowed, in order', [column('news', 'a'), column('video', 'b')], ['news/a', 'video/b']],
  ['drops a repeated layout', [column('news', 'a'), column('video', 'a')], ['news/a']],
  ['excluded types go before layouts are counted', [column('app', 'a'), column('news', 'a')], ['news/a']],
  [
    'keeps entries without a layout',
    [column('news'), column('news'), column('news', '')],
    ['news', 'news', 'news'],
  ],
  ['nothing gives nothing', [], []],
])('column filter (R44): %s', (_, columns, expected) => {
  expect(filterColumns(columns).map(({ type, layout }) => (layout ? `${type}/${layout}` : type))).toEqual(
    expected,
  );
});

test.each(
  'app naoce applet dimim circle dejin report wzlist ask-politics fazak link maavd ilive zoceh service clue_report'.split(
    ' ',
  ),
)('the type %s is excluded (spec §3)', (type) => {
  expect(filterColumns([column(type)])).toEqual([]);
});
