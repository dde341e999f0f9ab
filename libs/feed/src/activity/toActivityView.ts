import type { Activity } from '@share/api-contract/types';
import {
  toCardViews,
  toPictureSource,
  type CardView,
  type PictureSource,
  type ViewContext,
} from '@share/content-cards';
import { plainText, type SafeHtml } from '@share/safety';
import { formatDateTime, formatNumber, titleWords, toIsoTime } from '@share/ui/format';

/** A moment as a visitor and as a program reads it. */
export interface TimeView {
  text: string;
  iso: string;
}

/** An activity; each text is plain and each address has been checked. */
export interface ActivityView {
  id: string;
  title: string;
  titleWords?: string | undefined;
  state?: string | undefined;
  lead?: string;
  cover?: PictureSource;
  start?: TimeView;
  /** Without the day when it is that of the start. */
  end?: TimeView;
  place?: string;
  organizer?: string;
  /** How many take part, and how many can. */
  people?: string;
  /** Registrations are still taken; in the app, the site has no call for them. */
  canJoin: boolean;
  body: SafeHtml;
  posts: CardView[];
}

/** By `status` of the platform. */
const states = ['未开始', '进行中', '已结束'];

const toTime = (seconds: number | undefined): TimeView | undefined => {
  const text = seconds === undefined ? '' : formatDateTime(seconds);
  return seconds === undefined || !text ? undefined : { text, iso: toIsoTime(seconds) };
};

/** `2026-11-21 18:00` after `2026-11-21 10:00` is `18:00`. */
const afterStart = (end: TimeView | undefined, start: TimeView | undefined): TimeView | undefined => {
  const [day = '', time = ''] = end?.text.split(' ') ?? [];
  return end && start?.text.startsWith(`${day} `) ? { ...end, text: time } : end;
};

const isFull = ({ quota, joined_count }: Activity): boolean =>
  quota !== undefined && joined_count !== undefined && joined_count >= quota;

const peopleOf = (activity: Activity): string => {
  const { quota, joined_count, status } = activity;
  const joined = joined_count === undefined ? '' : formatNumber(joined_count);
  if (status === 2) return joined && `${joined} 人参加`;
  if (quota === undefined) return joined && `已有 ${joined} 人报名`;
  const places = formatNumber(quota);
  if (isFull(activity)) return `${places} 个名额已满`;
  return joined ? `已有 ${joined} 人报名，共 ${places} 个名额` : `${places} 个名额`;
};

/**
 * An activity as its page shows it.
 * @param body the sanitised `content`
 */
export const toActivityView = (
  activity: Activity,
  { body, ...context }: ViewContext & { body: SafeHtml },
): ActivityView => {
  const title = plainText(activity.title, 120);
  const lead = plainText(activity.summary, 300);
  const place = plainText(activity.place, 60);
  const organizer = plainText(activity.organizer, 60);
  const people = peopleOf(activity);
  const cover = toPictureSource(activity.style?.data?.[0], context);
  const start = toTime(activity.start_time);
  const end = afterStart(toTime(activity.end_time), start);
  return {
    id: activity.post_id ?? '',
    title,
    titleWords: titleWords(title),
    state: states[activity.status ?? -1],
    ...(lead && { lead }),
    ...(cover && { cover }),
    ...(start && { start }),
    ...(end && { end }),
    ...(place && { place }),
    ...(organizer && { organizer }),
    ...(people && { people }),
    canJoin: activity.status !== 2 && !isFull(activity),
    body,
    posts: toCardViews(activity.posts ?? [], context),
  };
};
