import type { ContentDetail } from '@share/api-contract/types';
import { familyOf, toChanges, type AccountView } from '@share/content-cards';
import { toArticleBody } from '@share/content-cards/server';
import { plainText, safeHref, safeImageUrl, safeMediaUrl, type SafeHtml } from '@share/safety';
import { articleText } from '@share/safety/server';
import { titleWords } from '@share/ui/format';
import type { ItemView } from './DetailView';
import { declaresAiMade } from './declaresAiMade';
import { toPictureView } from './toPictureView';

interface ItemContext {
  siteOrigin: string;
  /** The sanitised body, when it is available already. */
  body?: SafeHtml | undefined;
}

/** Characters a voice reads in a minute. */
const charactersPerMinute = 260;

/** Comments are open unless one of the two switches of the platform says otherwise (spec §5, R28). */
const areCommentsOpen = ({ meta, enable_comment }: ContentDetail): boolean =>
  (meta?.comment_available ?? true) && (enable_comment ?? true);

const accountIdOf = ({ mp, mp_user_id }: ContentDetail) => mp_user_id || mp?.user_id;

/** Undefined for an account without a name, too: the account itself is requested it (`loadDetailPage`). */
const accountOf = (detail: ContentDetail, siteOrigin: string): AccountView | undefined => {
  const { mp, author } = detail;
  const id = accountIdOf(detail);
  const name = plainText(mp?.name, 24) || (id ? '' : plainText(author, 24));
  if (!name) return undefined;
  const avatar = safeImageUrl(mp?.avatar, { siteOrigin });
  return { ...(id && { id }), name, ...(avatar && { avatar }) };
};

/** Characters of an address that is handed on as it is. */
const longestLink = 4096;

const linkForApp = (link = ''): string => (link.length <= longestLink ? link : '');

const notesOf = ({ copyright, ai_label }: ContentDetail): string[] =>
  [ai_label, copyright]
    .map((note) => plainText(note, 200))
    .filter(Boolean)
    .map((note) => (/[。！？.!?]$/.test(note) ? note : `${note}。`));

/** Upper limit of the markup that is counted: bounds the work for very long articles. */
const maxCountedMarkup = 300_000;

const listenMinutesOf = (body: SafeHtml): number =>
  Math.ceil(articleText(body.slice(0, maxCountedMarkup) as SafeHtml).length / charactersPerMinute);

/** Fields that have a value; the others are absent. */
const present = <Fields extends object>(fields: Fields) => {
  const known: { [Name in keyof Fields]?: NonNullable<Fields[Name]> } = {};
  for (const name in fields) if (fields[name] !== '' && fields[name] != null) known[name] = fields[name];
  return known;
};

/**
 * Validates a content item once, on the server, and returns the fields of every kind of item. Markup goes through the
 * sanitiser; every other text is plain and every address has an allowed scheme.
 */
export const toItemView = (detail: ContentDetail, { siteOrigin, body: givenBody }: ItemContext): ItemView => {
  const title = plainText(detail.title, 200);
  const body = givenBody ?? toArticleBody(detail.content, { siteOrigin });
  return {
    id: detail.post_id ?? '',
    trackId: detail.track_id ?? '',
    contentType: detail.content_type ?? 'article',
    family: familyOf(detail),
    title,
    ...present({
      titleWords: titleWords(title),
      kicker: plainText(detail.category, 24),
      lead: plainText(detail.summary, 300),
      accountId: accountIdOf(detail),
      account: accountOf(detail, siteOrigin),
      source: plainText(detail.source_alias, 24),
      author: plainText(detail.author, 24),
      editor: plainText(detail.editor, 24),
      publishedAt: detail.publish_at,
      cover: toPictureView(detail.style?.data?.[0], { siteOrigin, title }),
      warning: plainText(detail.content_warning, 120),
      audioUrl: safeMediaUrl(detail.audio_url, { siteOrigin }),
      shareLink: safeHref(detail.share_link, { siteOrigin }),
      contentLink: linkForApp(detail.content_link),
      pcLink: safeHref(detail.pc_link, { siteOrigin }),
      expiredAt: detail.expired_at,
    }),
    ...toChanges(detail),
    viewCount: detail.view_count ?? 0,
    likeCount: detail.like_count ?? 0,
    commentCount: detail.comment_count ?? 0,
    collectCount: detail.collect_count ?? 0,
    body,
    listenMinutes: listenMinutesOf(body),
    notes: notesOf(detail),
    isAiMade: declaresAiMade(plainText(detail.ai_label, 200)),
    topics: (detail.topics ?? []).map((topic) => plainText(topic, 24)).filter(Boolean),
    commentsOpen: areCommentsOpen(detail),
  };
};
