import { detailPath } from './detailPath';
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
