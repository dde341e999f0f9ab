/** @jest-environment node */
import { buildSeed } from './buildSeed';
import { demoLinks } from './demoLinks';

const pathOf = (type: string): string | undefined =>
  demoLinks.find((link) => link.kind === 'detail' && link.content_type === type)?.path;

describe('demoLinks', () => {
  it.each([
    ['article', '/davmu/share/peony/doc/2026/11/wetland1/index.html'],
    ['h5', '/davmu/share/peony/doc/2026/11/warmmap1/index.html'],
    ['image', '/davmu/share/peony/gallery/2026/11/bridgeg1/index.html'],
    ['video', '/davmu/share/peony/video/2026/11/seasonv1/index.html'],
    ['local_live', '/davmu/share/peony/local_live/2026/11/birdlive/index.html'],
    ['audio_album', '/davmu/share/peony/audio_album/2026/11/nightbot/index.html'],
    ['special', '/davmu/share/peony/special/2026/11/wetspec1/index.html'],
  ])('links %s', (type, path) => {
    expect(pathOf(type)).toBe(path);
  });

  it('covers all sixteen content types and the special cases', () => {
    const kinds = demoLinks.map((link) => link.kind);
    expect(
      new Set(demoLinks.filter((link) => link.kind === 'detail').map((link) => link.content_type)).size,
    ).toBe(16);
    expect(kinds.filter((kind) => kind === 'special-case').length).toBeGreaterThanOrEqual(10);
  });

  it.each([
    ['search', '/davmu/share/search/index.html'],
    ['content-model', '/davmu/share/content_model/index.html?id=modRead1'],
    ['invite', '/davmu/share/invite/YP7K3Q/index.html'],
    ['preview', '/davmu/share/preview-holly/doc/2026/11/prevart1/index.html'],
  ])('links the route %s', (kind, path) => {
    expect(demoLinks.find((link) => link.kind === kind)?.path).toBe(path);
  });

  it('names only content that exists', () => {
    const ids = buildSeed({ now: 1_795_000_000_000 }).records.map((record) => record.id);
    expect(demoLinks.filter(({ post_id }) => post_id && !ids.includes(post_id))).toEqual([]);
  });
});
