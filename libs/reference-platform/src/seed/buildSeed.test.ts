/** @jest-environment node */
import { contentCardSchema, contentDetailSchema } from '@share/api-contract';
import { buildSeed } from './buildSeed';
import { firstOfEachType } from './firstOfEachType';
import type { SeedBodies, SeedBundle, SeedKind } from './SeedBundle';
import { specialCases } from './specialCases';

const now = Date.UTC(2026, 10, 21, 4);
const bundle = buildSeed({ now });

const bodies = <Kind extends SeedKind>(kind: Kind, from: SeedBundle = bundle): SeedBodies[Kind][] =>
  from.records.filter((record) => record.kind === kind).map((record) => record.body as SeedBodies[Kind]);

const contents = bodies('content');
const comments = bodies('comment');
/** Without the one that is not published. */
const albums = bodies('album').filter(({ uid }) => contents.some(({ post_id }) => post_id === uid));
const contentOf = (id: string): SeedBodies['content'] => {
  const found = contents.find((content) => content.post_id === id);
  if (!found) throw new Error(`no sample content ${id}`);
  return found;
};
const commentsOf = (id: string): SeedBodies['comment'][] => comments.filter((comment) => comment.post === id);

describe('buildSeed', () => {
  it('gives the same bytes for the same now', () => {
    expect(JSON.stringify(buildSeed({ now }))).toBe(JSON.stringify(bundle));
  });

  it('moves with now and leaves everything else alone', () => {
    const later = bodies('content', buildSeed({ now: now + 86_400_000 }));
    expect(later.map((content) => content.title)).toEqual(contents.map((content) => content.title));
    expect(later[0]?.publish_at).toBe((contents[0]?.publish_at ?? 0) + 86_400);
  });

  it('survives the way through JSON', () => {
    expect(JSON.parse(JSON.stringify(bundle))).toEqual(bundle);
  });

  it('holds enough of everything', () => {
    expect(contents.length).toBeGreaterThanOrEqual(300);
    expect(contents.filter((content) => content.content_type === 'article').length).toBeGreaterThanOrEqual(
      150,
    );
    expect(comments.length).toBeGreaterThanOrEqual(2_000);
    expect(bodies('hot').length).toBeGreaterThanOrEqual(30);
    expect(bodies('editor-pick').length).toBeGreaterThanOrEqual(30);
    expect(
      bodies('group')
        .map((group) => group.name)
        .slice(0, 3),
    ).toEqual(['推荐', '云浦', '深度']);
    expect(bodies('app-info')[0]?.h5_config?.site_name).toBe('云浦新闻');
  });

  it('opens with one item of each content type', () => {
    expect(new Set(firstOfEachType.map((draft) => draft.type)).size).toBe(16);
    const newest = [...contents].reverse().slice(0, 16);
    expect(new Set(newest.map((content) => content.content_type)).size).toBe(16);
    expect(newest[0]?.post_id).toBe('wetland1');
  });

  it('uses every id and title once, and ids that may stand in an address', () => {
    const unique = (values: string[]): number => new Set(values).size;
    expect(unique(contents.map((content) => content.title))).toBe(contents.length);
    expect(unique(bundle.records.map((record) => `${record.kind} ${record.id}`))).toBe(bundle.records.length);
    expect(contents.filter((content) => !/^[0-9A-Za-z_-]{8}$/.test(content.post_id))).toEqual([]);
  });

  it('fits the contract', () => {
    for (const content of contents) {
      expect(contentDetailSchema.safeParse(content).error).toBeUndefined();
      expect(contentCardSchema.safeParse(content).error).toBeUndefined();
    }
  });

  it('stores tracks of albums first, then older content first, and dates nothing in the future', () => {
    const tracks = new Set(albums.flatMap((album) => album.tracks.map(({ post_id }) => post_id)));
    const start = contents.findIndex(({ post_id, is_unlisted }) => !tracks.has(post_id) && !is_unlisted);
    const rest = contents.slice(start);
    expect(rest.filter(({ post_id }) => tracks.has(post_id)).map(({ post_id }) => post_id)).toEqual([
      'rainpod1',
    ]);
    const times = rest.map((content) => content.publish_at ?? 0);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(Math.max(...times, ...comments.map((comment) => comment.created_at))).toBeLessThanOrEqual(
      now / 1_000,
    );
  });

  it('lists no item that is there to be looked up', () => {
    const unlisted = contents.filter((content) => content.is_unlisted).map(({ post_id }) => post_id);
    expect(unlisted).toEqual(expect.arrayContaining(['hostile1', 'noplay01', 'evillink', 'sptopoff']));
    const lists = bundle.records.filter(({ kind }) => kind !== 'content' && kind !== 'comment');
    const related = contents.map(({ post_id, related_ids, is_unlisted }) =>
      is_unlisted ? '' : JSON.stringify({ post_id, related_ids }),
    );
    const named = JSON.stringify(lists) + related.join('');
    expect(unlisted.filter((id) => named.includes(`"${id}"`))).toEqual([]);
  });

  it('lists as hot only what is younger than 72 hours', () => {
    const border = now / 1_000 - 72 * 3_600;
    const tooOld = bodies('hot').filter((entry) => (contentOf(entry.post_id).publish_at ?? 0) < border);
    expect(tooOld).toEqual([]);
  });

  it('meets every magnitude of a count', () => {
    const views = contents.map((content) => content.view_count ?? 0);
    for (const [from, to] of [
      [0, 999],
      [1_000, 9_999],
      [10_000, 99_999],
      [1e5, 99_999_999],
      [1e8, 1e9],
    ] as const) {
      expect(views.some((count) => count >= from && count <= to)).toBe(true);
    }
  });

  it('relates only items that exist, and never an item to itself', () => {
    for (const content of contents) {
      expect(content.related_ids ?? []).not.toContain(content.post_id);
      (content.related_ids ?? []).forEach(contentOf);
    }
  });
});

describe('tracks of albums', () => {
  const tracks = albums.flatMap((album) => album.tracks.map((track) => ({ album, ...track })));

  it('are items of their own, which name their album and can be played as long as they say', () => {
    expect(tracks.length).toBe(154);
    for (const { album, post_id } of tracks) {
      const { content_type, duration_str, payload, related_ids } = contentOf(post_id);
      const [minutes = 0, seconds = 0] = (duration_str ?? '').split(':').map(Number);
      expect({ post_id, duration: payload?.duration, of: related_ids?.includes(album.uid) }).toEqual({
        post_id,
        duration: minutes * 60 + seconds,
        of: true,
      });
      expect([`${content_type}_album`, payload?.play_url]).toEqual([
        contentOf(album.uid).content_type,
        content_type === 'video' ? expect.stringMatching(/-wide\.mp4$/) : expect.stringMatching(/-\d+\.mp3$/),
      ]);
    }
  });
});

describe('comments of the sample content', () => {
  it('agree with the counts shown', () => {
    const counted = new Map<string, number>();
    for (const comment of comments) counted.set(comment.post, (counted.get(comment.post) ?? 0) + 1);
    for (const content of contents) {
      expect([content.post_id, counted.get(content.post_id) ?? 0]).toEqual([
        content.post_id,
        content.comment_count,
      ]);
    }
  });

  it('hang together: replies under an older top comment of the same item, reply counts right', () => {
    const tops = new Map(
      comments.filter((comment) => comment.parent === '').map((comment) => [comment.gid, comment]),
    );
    const replies = comments.filter((comment) => comment.parent !== '');
    expect(replies.length).toBeGreaterThan(300);
    for (const reply of replies) {
      const top = tops.get(reply.parent);
      expect(top?.post).toBe(reply.post);
      expect(reply.created_at).toBeGreaterThanOrEqual(top?.created_at ?? Infinity);
    }
    for (const top of tops.values()) {
      expect(replies.filter((reply) => reply.parent === top.gid).length).toBe(top.reply_count);
    }
  });

  it('never repeat a text among the top comments of one item', () => {
    for (const { post_id } of contents) {
      const texts = commentsOf(post_id)
        .filter((comment) => comment.level === 1)
        .map((comment) => comment.content);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it('make the lead story much discussed, with answers of its author', () => {
    const discussion = commentsOf('wetland1');
    expect(discussion).toHaveLength(128);
    expect(discussion.filter((comment) => comment.is_author).length).toBeGreaterThanOrEqual(4);
    const best = [...discussion].sort((a, b) => (b.star_count ?? 0) - (a.star_count ?? 0))[0];
    expect(best).toMatchObject({ alias: '南岸散步的人', reply_count: 8 });
  });
});

describe('special cases', () => {
  it('all exist under their fixed ids', () => {
    expect(specialCases.map((draft) => contentOf(draft.id ?? '').title)).toEqual(
      specialCases.map((draft) => draft.title),
    );
  });

  it('show what they are there for', () => {
    expect(contentOf('closedc1').meta?.comment_available).toBe('false');
    expect([contentOf('nocommt1').comment_count, contentOf('nocommt1').enable_comment]).toEqual([0, true]);
    expect(contentOf('longtitl').title.length).toBeGreaterThan(60);
    expect(contentOf('briefnws').content?.match(/<p>/g)).toHaveLength(1);
    expect(contentOf('hostile1').title).toContain('<script>');
    expect(commentsOf('hostile1').some((comment) => comment.content.includes('\u202E'))).toBe(true);
    expect(contentOf('noimage1').style).toBeUndefined();
    expect(contentOf('nosource').source_alias).toBeUndefined();
    expect(contentOf('oldnews3').publish_at).toBeLessThan(now / 1_000 - 1_000 * 86_400);
    expect(contentOf('mpaccnt1').mp_user_id).toBe(contentOf('mpaccnt1').mp?.user_id);
    expect(contentOf('norelate').related_ids).toBeUndefined();
  });
});
