import { personPath, reportPath, topicPath, topicsPath, toTopicName } from './cluePaths';

const base = '/davmu/share/dejin';

test('the pages of this library', () => {
  expect(reportPath('clueroad')).toBe(`${base}/detail/clueroad/index.html`);
  expect(personPath('cluXitang')).toBe(`${base}/personal/cluXitang/index.html`);
  expect(personPath('cluXitang', 'at_ta', 2)).toBe(`${base}/personal/cluXitang/index.html?tab=at_ta&page=2`);
  expect(topicPath('噪声·邻里')).toBe(`${base}/topic/${encodeURIComponent('噪声·邻里')}/index.html`);
  expect(topicPath('路灯', 'new', 3)).toBe(
    `${base}/topic/${encodeURIComponent('路灯')}/index.html?sort=new&page=3`,
  );
  expect(topicsPath()).toBe(`${base}/topic/index.html`);
  expect(topicsPath(2)).toBe(`${base}/topic/index.html?page=2`);
});

test.each(['', 'abc', '../..', 'a/b/c', 'a%2fb', 'a'.repeat(65), '<script>'])('%p is no id', (id) => {
  expect(reportPath(id)).toBeUndefined();
  expect(personPath(id)).toBeUndefined();
});

test.each([
  '',
  '.',
  '..',
  'a/b',
  'a\\b',
  '100%',
  'a?b',
  'a#b',
  'a;b',
  '\u0000',
  '\u202e反',
  '／',
  'x'.repeat(65),
])('%p is no name of a topic', (name) => {
  expect(toTopicName(name)).toBeUndefined();
  expect(topicPath(name)).toBeUndefined();
});

test('names are compared composed and trimmed', () => {
  expect(toTopicName(' e\u0301cole ')).toBe('\u00e9cole');
});
