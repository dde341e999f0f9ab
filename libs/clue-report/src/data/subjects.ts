import type { PageSubject } from '@share/page-metadata';
import type { PersonView, ReportView } from './ClueView';

/** A report is a post of a user. */
export const toReportSubject = (report: ReportView): PageSubject => {
  const { text, author, createdAt, commentCount, likeCount, pictures } = report;
  return {
    kind: 'discussion',
    text,
    comments: commentCount,
    likes: likeCount,
    author: { name: author.name, isPerson: true },
    publishedAt: createdAt,
    ...(pictures[0] && { picture: { alt: pictures[0].alt } }),
  };
};

export const toPersonSubject = ({ name, avatar }: PersonView): PageSubject => ({
  kind: 'profile',
  author: { name, isPerson: true },
  ...(avatar !== undefined && { picture: {} }),
});
