/** @jest-environment node */
import { richResultProblems, type DataNode } from '../../testing/richResults';
import { description, publishedAt, subjects } from '../../testing/subjects';
import type { PageSubject } from '../PageSubject';
import { toStructuredData } from './toStructuredData';

const shapes = ['1200x1200', '1200x900', '1200x675'].map((size) => `https://m.example.com/${size}.jpg`);

const dataOf = (subject: PageSubject, card = {}) =>
  toStructuredData(subject, {
    ...description,
    card: { ...description.card, ...card },
    shapes: subject.picture ? shapes : [],
  }) as DataNode | undefined;

test.each(subjects.map((subject) => [subject.kind, subject] as const))(
  'a page about a %s has what search engines request',
  (_, subject) => {
    const data = dataOf(subject);
    expect(data?.['@context']).toBe('https://schema.org');
    expect(richResultProblems(data ?? {})).toEqual([]);
  },
);

test.each(subjects.map((subject) => [subject.kind, subject] as const))(
  'a page about a %s of which little is known is described correctly or not at all',
  (_, { publishedAt: _at, author: _author, picture: _picture, trail: _trail, ...bare }) => {
    const data = dataOf(bare as PageSubject, { imgUrl: '' });
    expect(data ? richResultProblems(data) : []).toEqual([]);
  },
);

test('the check finds what is missing and what is malformed', () => {
  expect(richResultProblems({ '@type': 'VideoObject', name: '', uploadDate: '2026-11-21' })).toEqual([
    '$ (VideoObject) has no thumbnailUrl',
    '$.name is empty',
    '$.uploadDate is no time with a zone: 2026-11-21',
  ]);
  expect(richResultProblems({ '@type': 'WebSite', name: 'a', url: '/b' })).toEqual([
    '$.url is no whole address: /b',
  ]);
  expect(richResultProblems({ '@type': 'Poem' })).toHaveLength(1);
});

test('an article repeats no text of the page but its headline', () => {
  expect(dataOf({ kind: 'article', publishedAt, author: { name: '云浦生态', isPerson: false } })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: description.card.title,
    datePublished: '2026-10-30T00:00:00Z',
    author: { '@type': 'Organization', name: '云浦生态' },
    publisher: { '@type': 'Organization', name: '云浦', logo: 'https://m.example.com/davmu/share/logo.svg' },
  });
});

test('an article says when it was changed, and what was corrected', () => {
  const corrections = [{ at: publishedAt + 7_200, text: '时间应为周三' }, { text: '人名已改正' }];
  const subject = { kind: 'article', publishedAt, updatedAt: publishedAt + 7_200, corrections } as const;
  expect(richResultProblems(dataOf(subject) ?? {})).toEqual([]);
  expect(dataOf(subject)).toMatchObject({
    dateModified: '2026-10-30T02:00:00Z',
    correction: [
      { '@type': 'CorrectionComment', text: '时间应为周三', datePublished: '2026-10-30T02:00:00Z' },
      { '@type': 'CorrectionComment', text: '人名已改正' },
    ],
  });
});

test('a text is cut so that no character of it is divided', () => {
  const post = { text: `${'文'.repeat(399)}👨‍👩‍👧‍👦后面`, at: publishedAt };
  expect(dataOf({ kind: 'live-blog', startsAt: publishedAt, publishedAt, posts: [post] })).toMatchObject({
    liveBlogUpdate: [{ articleBody: `${'文'.repeat(399)}👨‍👩‍👧‍👦` }],
  });
});

test('a time that cannot be is left out', () => {
  expect(dataOf({ kind: 'article', publishedAt: 1e15 })).not.toHaveProperty('datePublished');
});

test('the way to a page begins at home and ends at the page itself', () => {
  const data = dataOf({
    kind: 'discussion',
    text: '白鹭',
    comments: 0,
    likes: 0,
    author: { name: '阿苇', isPerson: true },
    publishedAt,
    trail: [{ name: '圈子', path: '/davmu/share/dimim/circle/index.html' }],
  });
  expect((data?.['@graph'] as DataNode[])[1]?.['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: '云浦', item: 'https://m.example.com/davmu/share/' },
    {
      '@type': 'ListItem',
      position: 2,
      name: '圈子',
      item: 'https://m.example.com/davmu/share/dimim/circle/index.html',
    },
    { '@type': 'ListItem', position: 3, name: description.card.title },
  ]);
});

test('a question without answers is no question page', () => {
  expect(dataOf({ kind: 'question', text: '', answerCount: 0, answers: [] })).toBeUndefined();
});
