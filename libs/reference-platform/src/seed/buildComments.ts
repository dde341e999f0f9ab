import { aliases, places } from './voices/aliases';
import { exchanges } from './voices/exchanges';
import { generalComments, quotingComments, readingComments } from './voices/generalComments';
import { shortReplies } from './voices/shortReplies';
import { typeComments } from './voices/typeComments';
import { answered, said, type CommentDraft, type ReplyDraft } from './CommentDraft';
import { createRandom, hashText, type Random } from './createRandom';
import type { Draft } from './Draft';
import type { StoredComment } from './SeedBundle';

/** The parts of a discussion. */
export interface DiscussionContext {
  draft: Draft;
  postId: string;
  /** Comments of the story group the draft belongs to. */
  storyGroupComments: readonly string[];
  /** Comments written for exactly this item, best liked first. */
  written: readonly CommentDraft[];
  /** Comments and replies together. */
  total: number;
  /** Seconds. */
  publishAt: number;
  /** Seconds. */
  now: number;
}

const quotesOf = (draft: Draft): string[] =>
  draft.body
    .split('\n')
    .filter((line) => line.startsWith('> '))
    .map((line) => (line.slice(2).split(' | ')[0] ?? '').replace(/^“|”$/g, ''))
    .filter((words) => words.length <= 40);

/** The story group's comments that fit this draft: `about` something it contains, or `shared` by the whole group. */
function storyGroupTexts({ draft, storyGroupComments }: DiscussionContext): {
  about: string[];
  shared: string[];
} {
  const read = `${draft.title}\n${draft.summary}\n${draft.body}`;
  const about: string[] = [];
  const shared: string[] = [];
  for (const comment of storyGroupComments) {
    const [word, text] = comment.split('｜');
    if (text === undefined) shared.push(comment);
    else if (word && read.includes(word)) about.push(text);
  }
  return { about, shared };
}

/** Texts for this item in an order of its own: what is about it first, general ones last. */
function textsFor(context: DiscussionContext, random: Random): string[] {
  const { draft } = context;
  const { about, shared } = storyGroupTexts(context);
  const quoting = quotesOf(draft).map((words) => random.pick(quotingComments).replace('{}', words));
  const kind = random.shuffle(draft.type === 'article' ? readingComments : (typeComments[draft.type] ?? []));
  const general = random.shuffle(generalComments);
  const near = [
    ...about,
    ...quoting,
    ...random.shuffle(shared).slice(0, 2),
    ...kind.slice(0, 2),
    ...general.slice(0, 3),
  ];
  if (near.length >= context.total) return random.shuffle(near);
  const chosen = new Set(near);
  const rest = [...shared, ...kind, ...general].filter((text) => !chosen.has(text));
  return [...random.shuffle(near), ...random.shuffle(rest)];
}

/** A person comments from the same place everywhere. */
const placeOf = (alias: string): string => createRandom(`place:${alias}`).pick(places);

/** The exchange that belongs to a comment, or short replies that suit a question or a statement; `most` at most. */
function drawnReplies(comment: CommentDraft, most: number, names: string[], random: Random): ReplyDraft[] {
  const { content } = comment;
  const exchange = exchanges[content];
  const short = random.shuffle(/[？?]$/.test(content) ? shortReplies.toQuestion : shortReplies.toStatement);
  const texts = (exchange ?? short.slice(0, random.int(1, 2))).slice(0, most);
  const replies: ReplyDraft[] = [];
  for (const text of texts) {
    const to = exchange ? replies.at(-1)?.alias : undefined;
    const own = exchange !== undefined && replies.length === 1;
    const alias = own ? comment.alias : (names.pop() ?? random.pick(aliases));
    replies.push(answered(alias, placeOf(alias), text, to));
  }
  return replies;
}

/** Adds drawn comments until the discussion has its size. */
function fillUp(context: DiscussionContext, random: Random): CommentDraft[] {
  const comments = [...context.written];
  const used = new Set(comments.map((comment) => comment.content));
  const texts = textsFor(context, random).filter((text) => !used.has(text));
  const names = random.shuffle(aliases);
  let missing = context.total - comments.reduce((sum, comment) => sum + 1 + comment.replies.length, 0);
  while (missing > 0) {
    const content = texts.shift();
    if (content === undefined) throw new Error(`Too few comment texts for ${context.postId}`);
    const alias = names.pop() ?? random.pick(aliases);
    const discussed = random.next() < (exchanges[content] ? 0.85 : 0.18);
    const comment = said(alias, placeOf(alias), content);
    const replies = discussed ? drawnReplies(comment, missing - 1, names, random) : [];
    comments.push({ ...comment, replies });
    missing -= 1 + replies.length;
  }
  return comments;
}

interface Voice {
  alias: string;
  place: string;
  content: string;
}

const stored = (post: string, gid: string, voice: Voice, created_at: number, stars: number) => ({
  gid,
  post,
  content: voice.content,
  created_at,
  ip_location: voice.place,
  alias: voice.alias,
  avatar: `/media/avatar/${hashText(voice.alias).toString(36)}.svg`,
  star: false,
  star_count: stars,
  owner_user_id: `u${hashText(voice.alias).toString(36)}`,
});

/** All comments of one item as flat records, oldest first. The number of records is `total`. */
export function buildComments(context: DiscussionContext): StoredComment[] {
  const { postId, publishAt, now, written } = context;
  const random = createRandom(`comments:${postId}`);
  const span = Math.min(now - publishAt, 20 * 86_400);
  const records: StoredComment[] = [];
  fillUp(context, random).forEach((comment, index) => {
    const gid = `cm${postId}${String(index + 1).padStart(3, '0')}`;
    const stars =
      index < written.length
        ? Math.floor(1_860 * 0.88 ** index) + 40
        : Math.floor(10 ** (1.6 * random.next())) - 1;
    const at = publishAt + Math.floor(span * (0.02 + 0.9 * random.next() ** 1.7));
    records.push({
      ...stored(postId, gid, comment, at, stars),
      parent: '',
      level: 1,
      comment_type: 1,
      reply_count: comment.replies.length,
    });
    comment.replies.forEach((reply, place) => {
      const left = now - at;
      const replyAt =
        at + Math.floor(Math.min(left * 0.95, 7_200) * ((place + 1) / (comment.replies.length + 1)));
      records.push({
        ...stored(postId, `${gid}r${place + 1}`, reply, replyAt, Math.floor(10 ** (1.2 * random.next())) - 1),
        parent: gid,
        level: 2,
        comment_type: 2,
        ...(reply.to === undefined ? {} : { reply_alias: reply.to }),
        ...(reply.byAuthor ? { is_author: true } : {}),
      });
    });
  });
  return records.sort((a, b) => a.created_at - b.created_at || (a.gid < b.gid ? -1 : 1));
}
