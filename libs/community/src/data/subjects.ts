import type { ListPage } from '@share/page-data';
import type { PageSubject, TrailStep } from '@share/page-metadata';
import { basePath, communityPaths } from '@share/site-paths';
import type { EntryView } from './toEntryView.server';
import type { CatalogView } from './toCatalogView';
import type { CircleView } from './toGroupView';
import type { AnswerView, QuestionView } from './toLawView';
import type { PostView } from './toPostView';

/** The picture of a page that has one of its own. */
export const pictureOf = (shown: { cover?: string } | undefined) =>
  shown?.cover === undefined ? {} : { picture: {} };

/** Above every circle. */
export const allCircles: TrailStep[] = [{ name: '圈子', path: communityPaths.circle() }];

/** For pages of a circle. */
export const circleTrail = (circle: Pick<CircleView, 'name' | 'href'> | undefined): TrailStep[] => [
  ...allCircles,
  ...(circle ? [{ name: circle.name, path: circle.href }] : []),
];

/** Above a chapter. */
export const catalogTrail = (catalog: CatalogView | undefined): TrailStep[] =>
  catalog?.parent ? [{ name: catalog.parent.title, path: catalog.parent.href }] : [];

/** A page that gathers others. */
export const gatheringOf = (list: ListPage<{ href: string }> | undefined, trail: TrailStep[]) =>
  ({
    kind: 'collection',
    paths: (list?.items ?? []).map(({ href }) => href).filter((href) => href.startsWith(`${basePath}/`)),
    trail,
  }) satisfies PageSubject;

/** @param title stands for the one it does not have */
export const toPostSubject = (post: PostView, title: string): PageSubject => {
  const { alias, text, pictures, circle, createdAt, comments, likes } = post;
  const [picture] = pictures;
  return {
    kind: 'discussion',
    text,
    comments,
    likes,
    author: { name: alias, isPerson: true },
    publishedAt: createdAt,
    trail: circleTrail(circle),
    ...(picture && { picture: { alt: title } }),
  };
};

/** The view already leaves out the name of an anonymous author. */
export const toQuestionSubject = (
  { text, asker, createdAt, answers: answerCount }: QuestionView,
  answers: readonly AnswerView[],
): PageSubject => ({
  kind: 'question',
  text,
  answerCount,
  author: { name: asker, isPerson: true },
  publishedAt: createdAt,
  answers: answers.map((answer) => ({
    text: answer.text,
    author: answer.lawyer.name,
    createdAt: answer.createdAt,
    likes: answer.likes,
    isAccepted: answer.isAdopted,
  })),
});

export const toEntrySubject = (entry: EntryView): PageSubject => ({
  kind: 'article',
  publishedAt: entry.publishedAt,
  ...(entry.source && { author: { name: entry.source, isPerson: false } }),
  trail: [{ name: entry.chapter.title, path: entry.chapter.href }],
  ...pictureOf(entry),
});
