import type { CommentList, ContentDetail, ContentType } from '@share/api-contract/sent';
import { failures, type Store, toRange } from '@share/reference-core';
import { toComment } from '../comment/commentRecords';
import { createCommentCounts } from '../comment/createCommentCounts';
import type { Comments } from '../comment/createComments';
import type { StoredComment, StoredContent } from '../seed/SeedBundle';
import type { Contents } from './createContents';

interface PreviewOptions {
  store: Store;
  contents: Contents;
  comments: Comments;
  /** Milliseconds. */
  now: () => number;
}

interface CommentQuery {
  pageindex: number;
  pagesize: number;
  sort: 'new' | 'hot';
}

/** Reads unpublished items for preview. */
export interface Previews {
  /** A published item has a preview too. After its end a preview keeps its head and loses body and media. */
  detail(id: string): Promise<ContentDetail>;
  /**
   * The item alone, published or not.
   * @throws PlatformFailure when there is none of this type, or its preview has ended
   */
  head(id: string, type: ContentType): Promise<ContentDetail>;
  /** @param ofMediaAccount the family of calls for items of media accounts (R8) */
  comments(id: string, query: CommentQuery, ofMediaAccount: boolean): Promise<CommentList>;
}

/** What is shown of a preview after its end. */
const headOf = ({
  content: _content,
  payload: _payload,
  audio_url: _audioUrl,
  subtitles: _subtitles,
  related_ids: _relatedIds,
  ...head
}: StoredContent): ContentDetail => head;

export const createPreviews = ({ store, contents, comments, now }: PreviewOptions): Previews => {
  const find = (id: string) => store.get<StoredContent>('preview', id);
  const hasEnded = ({ expired_at }: StoredContent) => (toExpiryMs(expired_at) ?? Infinity) <= now();
  const previewComments = async (post: string, query: CommentQuery): Promise<CommentList> => {
    const { pageindex, pagesize, sort } = query;
    const page = toRange({ page: pageindex, size: pagesize });
    const where = { post, parent: '' };
    const order = sort === 'hot' ? { sortBy: 'star_count' } : {};
    const found = await store.list<StoredComment>('comment', { where, ...order, ...page });
    const count = await createCommentCounts(store).top(post);
    return { comments: found.map(toComment), count, total: count };
  };
  return {
    detail: async (id) => {
      const preview = await find(id);
      if (!preview) return contents.detail(id, { isShort: false });
      if (hasEnded(preview)) return headOf(preview);
      const { related_ids = [], ...detail } = preview;
      return { ...detail, relations: await contents.cards(related_ids) };
    },
    head: async (id, type) => {
      const preview = await find(id);
      if (!preview) return contents.detail(id, { type, isShort: false });
      if (preview.content_type !== type || hasEnded(preview)) throw failures.contentMissing();
      const head = { ...preview };
      delete head.related_ids;
      return head;
    },
    comments: async (id, query, ofMediaAccount) => {
      const preview = await find(id);
      const { mp_user_id } = preview ?? (await contents.find(id));
      if (ofMediaAccount && !mp_user_id) throw failures.contentMissing();
      return preview ? previewComments(id, query) : comments.top(id, query);
    },
  };
};

/** A number from here on is in milliseconds: as seconds it would be in the year 5138. */
const firstMilliseconds = 1e11;

/**
 * Reads the end of a preview, given in seconds, milliseconds or ISO 8601 (R11).
 *
 * @returns milliseconds; undefined when there is no end or it cannot be read
 */
export const toExpiryMs = (expiredAt: number | string | undefined): number | undefined => {
  if (expiredAt === undefined || expiredAt === '') return undefined;
  const number = Number(expiredAt);
  if (Number.isFinite(number)) return number < firstMilliseconds ? number * 1000 : number;
  const time = Date.parse(String(expiredAt));
  return Number.isNaN(time) ? undefined : time;
};
