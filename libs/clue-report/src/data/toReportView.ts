import type { ListPage } from '@share/page-data';
import { unusable } from '@share/api-client';
import type { ClueCard, ClueList, ReportDetail } from '@share/api-contract/types';
import { listPageOf } from '@share/content-cards';
import { isDecodableId, plainText } from '@share/safety';
import { titleWords } from '@share/ui/format';
import { reportPath, topicPath } from './cluePaths';
import type { PlaceView, ReportCardView, ReportView, StatusView, StepView, TopicLink } from './ClueView';
import { toPersonLink } from './toPersonView';
import { toPosition } from './loadSurroundings';
import { toPictureViews } from './toPictureViews';

const statusTexts: Partial<Record<string, string>> = {
  received: '已受理',
  forwarded: '已转办',
  processing: '办理中',
  replied: '已回复',
  closed: '已办结',
};

const toStatus = ({ status, status_label }: ClueCard): StatusView => ({
  text: plainText(status_label, 8) || statusTexts[status ?? ''] || '已受理',
  isDone: status === 'replied' || status === 'closed',
});

/** A report without a title is called by how it begins. */
const titleOf = ({ title, content }: ClueCard): string => {
  const own = plainText(title, 120);
  return own || plainText(content, 30).split('\n', 1)[0] || '';
};

/** Pictures on a card. */
const cardPictures = 3;

/** A report as a list shows it; undefined when it has no page or nothing to show. */
export const toReportCard = (clue: ClueCard, siteOrigin: string): ReportCardView | undefined => {
  const title = titleOf(clue);
  const href = reportPath(clue.post_id);
  if (!href || !title) return undefined;
  const words = titleWords(title);
  const text = plainText(clue.content, 120).replace(/\s+/g, ' ');
  return {
    id: clue.post_id ?? '',
    href,
    title,
    ...(words !== undefined && { titleWords: words }),
    text: text === title ? '' : text,
    author: toPersonLink(clue.user, siteOrigin),
    status: toStatus(clue),
    createdAt: clue.created_at,
    pictures: toPictureViews(clue.images, { siteOrigin, title }).slice(0, cardPictures),
    viewCount: clue.view_count ?? 0,
  };
};

/** One page of a list of reports. @throws ApiError for an answer without a list (R71) */
export const toReportPage = (
  { clues, total }: Pick<ClueList, 'clues' | 'total'>,
  siteOrigin: string,
): ListPage<ReportCardView> => listPageOf(clues, total, (clue) => toReportCard(clue, siteOrigin));

const toTopicLink = (given: string): TopicLink[] => {
  const name = plainText(given, 64);
  const href = topicPath(name);
  return name ? [{ name, ...(href !== undefined && { href }) }] : [];
};

const toPlace = ({ place }: ReportDetail): PlaceView | undefined => {
  const address = plainText(place?.address, 80);
  if (!address) return undefined;
  const position = toPosition(place);
  const id = place?.id;
  return {
    ...(id !== undefined && isDecodableId(id) && { id }),
    address,
    ...(position && { position }),
  };
};

/** Comments are open unless one of the two switches of the platform says otherwise (spec §5, R28). */
const areCommentsOpen = ({ meta, enable_comment }: ReportDetail): boolean =>
  (meta?.comment_available ?? true) && (enable_comment ?? true);

const toStep = (step: NonNullable<ReportDetail['progress']>[number], siteOrigin: string): StepView => {
  const office = plainText(step.org, 40);
  return {
    id: step.id ?? '',
    office,
    text: plainText(step.content, 2_000),
    createdAt: step.created_at,
    pictures: toPictureViews(step.images, { siteOrigin, title: office }),
  };
};

/**
 * Validates a whole report once, on the server: texts are plain, every address has an allowed scheme.
 * @throws ApiError when the answer has nothing to show (R71)
 */
export const toReportView = (detail: ReportDetail, siteOrigin: string): ReportView => {
  const card = toReportCard(detail, siteOrigin);
  if (!card) throw unusable('report');
  const place = toPlace(detail);
  return {
    ...card,
    text: plainText(detail.content, 5_000),
    pictures: toPictureViews(detail.images, { siteOrigin, title: card.title }),
    requested: (detail.at_users ?? [])
      .slice(0, 10)
      .map((person) => toPersonLink(person, siteOrigin, 'at_ta')),
    topics: (detail.topics ?? []).slice(0, 10).flatMap(toTopicLink),
    progress: (detail.progress ?? []).map((step) => toStep(step, siteOrigin)),
    ...(place && { place }),
    commentsOpen: areCommentsOpen(detail),
    commentCount: detail.comment_count ?? 0,
    likeCount: detail.like_count ?? 0,
  };
};
