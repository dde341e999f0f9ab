import type { PageSubject } from '@share/page-metadata';
import { liveStateAt } from '@share/content-cards';
import type { LiveView, PostView } from './LiveView';

interface Moment {
  /** Milliseconds. */
  now: number;
  /** Newest first. */
  posts: readonly PostView[];
}

/** A room of texts and pictures is a live blog, one with a picture that moves a broadcast. Without its times little can be said. */
export const toRoomSubject = (room: LiveView, { now, posts }: Moment): PageSubject => {
  const { screen, startsAt, endsAt, source, cover, title } = room;
  const common = {
    publishedAt: startsAt,
    ...(source !== undefined && { author: { name: source, isPerson: false } }),
    ...(cover !== undefined && { picture: { alt: title } }),
  };
  const times = { ...(startsAt !== undefined && { startsAt }), ...(endsAt !== undefined && { endsAt }) };
  if (screen === 'image') return { kind: 'live-blog', ...times, posts, ...common };
  return startsAt === undefined
    ? { kind: 'video', ...common }
    : { kind: 'broadcast', isLive: liveStateAt(room, now) === 'live', startsAt, endsAt, ...common };
};
