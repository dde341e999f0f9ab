import { cutText } from '@share/safety';
import type { PageDescription } from '../PageCard';
import type { AnswerText, SubjectOf } from '../PageSubject';
import { toIsoSeconds } from '../toIsoSeconds';
import { imageOf, toAuthor, toPublisher } from './people';

/** Characters of a text that is given in full on the page itself. */
const excerpt = (text: string): string => cutText(text, 400);

/** Of a list; the page itself has all of them. */
const maxEntries = 5;

/** A field that is left out when its value is not known. */
const known = <Name extends string, Value>(name: Name, value: Value | undefined) => {
  const field: { [Key in Name]?: Value } = {};
  if (value !== undefined) field[name] = value;
  return field;
};

const toCorrection = ({ at, text }: NonNullable<SubjectOf<'article'>['corrections']>[number]) => ({
  '@type': 'CorrectionComment' as const,
  text: excerpt(text),
  ...known('datePublished', toIsoSeconds(at)),
});

export const toNewsArticle = (subject: SubjectOf<'article'>, description: PageDescription) => ({
  '@type': 'NewsArticle' as const,
  headline: description.card.title,
  ...imageOf(description),
  ...known('datePublished', toIsoSeconds(subject.publishedAt)),
  ...known('dateModified', toIsoSeconds(subject.updatedAt)),
  ...known('correction', subject.corrections?.slice(0, maxEntries).map(toCorrection)),
  ...known('author', subject.author && toAuthor(subject.author)),
  publisher: toPublisher(description.publisher),
});

export const toLiveBlog = (subject: SubjectOf<'live-blog'>, description: PageDescription) => ({
  '@type': 'LiveBlogPosting' as const,
  headline: description.card.title,
  url: description.card.link,
  ...imageOf(description),
  ...known('datePublished', toIsoSeconds(subject.publishedAt ?? subject.startsAt)),
  ...known('coverageStartTime', toIsoSeconds(subject.startsAt)),
  ...known('coverageEndTime', toIsoSeconds(subject.endsAt)),
  ...known('author', subject.author && toAuthor(subject.author)),
  publisher: toPublisher(description.publisher),
  liveBlogUpdate: subject.posts.slice(0, maxEntries).map(({ text, at }) => ({
    '@type': 'BlogPosting' as const,
    articleBody: excerpt(text),
    ...known('datePublished', toIsoSeconds(at)),
  })),
});

const toCounter = (type: 'CommentAction' | 'LikeAction', count: number) => ({
  '@type': 'InteractionCounter' as const,
  interactionType: { '@type': type },
  userInteractionCount: count,
});

/** Without an author, a time, and a text or a picture it is none (Google, discussion forum). */
export const toDiscussion = (subject: SubjectOf<'discussion'>, description: PageDescription) => {
  const { author, text, comments, likes } = subject;
  const datePublished = toIsoSeconds(subject.publishedAt);
  const image = imageOf(description);
  if (!author || !datePublished || !(text || image.image)) return undefined;
  return {
    '@type': 'DiscussionForumPosting' as const,
    headline: description.card.title,
    url: description.card.link,
    ...image,
    ...(text && { text: excerpt(text) }),
    datePublished,
    author: toAuthor(author),
    interactionStatistic: [toCounter('CommentAction', comments), toCounter('LikeAction', likes)],
  };
};

const toAnswer = ({ text, author, createdAt, likes }: AnswerText, url: string) => ({
  '@type': 'Answer' as const,
  text: excerpt(text),
  author: toAuthor({ name: author, isPerson: true }),
  ...known('datePublished', toIsoSeconds(createdAt)),
  upvoteCount: likes,
  url,
});

/** Only with an answer (Google, question and answer pages). */
export const toQuestionPage = (
  { text, author, publishedAt, answerCount, answers }: SubjectOf<'question'>,
  { card }: PageDescription,
) => {
  const shown = answers.slice(0, maxEntries);
  const accepted = shown.find(({ isAccepted }) => isAccepted);
  const others = shown.filter((one) => one !== accepted);
  if (shown.length === 0) return undefined;
  return {
    '@type': 'QAPage' as const,
    mainEntity: {
      '@type': 'Question' as const,
      name: card.title,
      ...(text && { text: excerpt(text) }),
      answerCount: Math.max(answerCount, shown.length),
      ...known('datePublished', toIsoSeconds(publishedAt)),
      ...known('author', author && toAuthor(author)),
      ...known('acceptedAnswer', accepted && toAnswer(accepted, card.link)),
      ...(others.length > 0 && { suggestedAnswer: others.map((one) => toAnswer(one, card.link)) }),
    },
  };
};
