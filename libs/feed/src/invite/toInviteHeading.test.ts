import { toInviteHeading } from './toInviteHeading';

test.each([
  ['小满邀请你一起读云浦新闻', '小满 邀请你一起读', '云浦新闻'],
  ['一起读云浦新闻', '小满 一起读', '云浦新闻'],
  ['小满邀请你', '小满', '邀请你'],
  ['云浦新闻', '小满', '云浦新闻'],
  ['小满', '小满', '小满'],
])('%s is %s over %s', (title, line, heading) => {
  expect(toInviteHeading(title, '小满', '云浦新闻')).toEqual({ line, heading });
});

test('without the names the title is the heading', () => {
  expect(toInviteHeading('一起读', '', '')).toEqual({ line: '', heading: '一起读' });
});
