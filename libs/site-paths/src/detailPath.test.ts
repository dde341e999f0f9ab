import { detailPath, parseDetailAddress, itemOf, plainDetailPath } from './detailPath';
import { parseActor } from './parseActor';

describe('detailPath', () => {
  it('contains actor, page type, year, month and id', () => {
    expect(
      detailPath({ actor: 'peony', contentType: 'article', postId: 'wetland1', publishedAt: 1_793_318_400 }),
    ).toBe('/davmu/share/peony/doc/2026/10/wetland1/index.html');
  });

  it('omits an unknown date', () => {
    expect(detailPath({ actor: 'mp', contentType: 'image', postId: 'a1b2' })).toBe(
      '/davmu/share/mp/gallery/a1b2/index.html',
    );
  });

  it('uses the month in Shanghai', () => {
    const lastSecondOfMayInLondon = Date.UTC(2026, 4, 31, 23, 59, 59) / 1000;
    expect(
      detailPath({
        actor: 'peony',
        contentType: 'video',
        postId: 'v123',
        publishedAt: lastSecondOfMayInLondon,
      }),
    ).toBe('/davmu/share/peony/video/2026/6/v123/index.html');
  });

  it('counts the summer time of 1986 to 1991', () => {
    const publishedAt = Date.UTC(1988, 5, 30, 15, 30) / 1000;
    expect(detailPath({ actor: 'peony', contentType: 'article', postId: 'a1b2', publishedAt })).toBe(
      '/davmu/share/peony/doc/1988/7/a1b2/index.html',
    );
  });
});

describe('parseDetailAddress (R6)', () => {
  it.each([
    ['doc/2026/10/wetland1/index.html', { type: 'doc', postId: 'wetland1' }],
    ['doc/2026/wetland1/index.html', { type: 'doc', postId: 'wetland1' }],
    ['doc/wetland1/index.html', { type: 'doc', postId: 'wetland1' }],
    ['video/2026/index.html', { type: 'video', postId: '2026' }],
    ['doc/2026/10/1234/index.html', { type: 'doc', postId: '1234' }],
    ['doc/index.html', { type: 'doc' }],
    ['special/abcd/index.html', { type: 'special', postId: 'abcd' }],
  ])('reads %s', (path, expected) => {
    expect(parseDetailAddress(path.split('/'))).toEqual(expected);
  });

  it.each([
    'doc/2026/10/wetland1/notindex.html',
    'doc/2026/10/wetland1',
    'poem/wetland1/index.html',
    'doc/2026/10/extra/wetland1/index.html',
    'index.html',
    '',
  ])('refuses %s', (path) => {
    expect(parseDetailAddress(path.split('/'))).toBeNull();
  });
});

describe('parseActor (R8)', () => {
  it.each([
    ['peony', { isPreview: false, family: 'peony' }],
    ['mp', { isPreview: false, family: 'mp' }],
    ['preview-peony', { isPreview: true, family: 'peony' }],
    ['preview-mp', { isPreview: true, family: 'mp' }],
    ['x-preview-preview-mp', { isPreview: true, family: 'mp' }],
  ])('reads %s', (actor, expected) => {
    expect(parseActor(actor)).toEqual(expected);
  });
});

describe('itemOf (R74)', () => {
  it.each([
    ['peony/doc/2026/11/wetland1/index.html', 'peony/wetland1'],
    ['anyone/video/wetland1/index.html', 'peony/wetland1'],
    ['mp/gallery/wetland1/index.html', 'mp/wetland1'],
    ['special/wetland1/index.html', 'peony/wetland1'],
    ['peony/doc/index.html', undefined],
    ['peony/poem/wetland1/index.html', undefined],
    ['list/index.html', undefined],
  ])('the path %s names the item %s', (path, expected) => {
    expect(itemOf(path.split('/'))).toBe(expected);
  });
});

describe('plainDetailPath (R74)', () => {
  it.each([
    ['peony/doc/2026/11/wetland1/index.html', '/davmu/share/peony/doc/wetland1/index.html'],
    ['anyone/doc/wetland1/index.html', '/davmu/share/peony/doc/wetland1/index.html'],
    ['mp/video/1999/1/wetland1/index.html', '/davmu/share/mp/video/wetland1/index.html'],
    ['peony/doc/2026/index.html', '/davmu/share/peony/doc/2026/index.html'],
    ['peony/doc/a%2Fb/index.html', '/davmu/share/peony/doc/a%2Fb/index.html'],
    ['peony/doc/index.html', '/davmu/share/peony/doc/index.html'],
    ['special/wetspec1/index.html', '/davmu/share/peony/special/wetspec1/index.html'],
    ['special/wetspec1', '/davmu/share/peony/special/wetspec1/index.html'],
    ['special/a%2Fb/index.html', '/davmu/share/peony/special/a%2Fb/index.html'],
    ['special/special/index.html', '/davmu/share/peony/special/special/index.html'],
    ['special/index.html', '/davmu/share/peony/special/index.html'],
    ['special/doc/2026/11/wetland1/index.html', '/davmu/share/peony/doc/wetland1/index.html'],
  ])('spells %s as %s, and that as itself', (path, expected) => {
    expect(plainDetailPath(path.split('/'))).toBe(expected);
    expect(plainDetailPath(expected.split('/').slice(3))).toBe(expected);
  });

  it('has no spelling for an invalid route', () => {
    expect(plainDetailPath(['peony', 'poem', 'wetland1', 'index.html'])).toBeNull();
    expect(plainDetailPath(['special', 'poem', 'wetland1', 'index.html'])).toBeNull();
  });
});
