import type { PageSubject } from '@share/page-metadata';
import type { ActivityView } from './toActivityView';

/** An activity with a time and a place is an event; without them its page is described as an article is. */
export const toActivitySubject = ({ start, end, place, organizer, cover }: ActivityView): PageSubject => {
  const common = {
    ...(organizer && { author: { name: organizer, isPerson: false } }),
    ...(cover && { picture: cover }),
  };
  return start && place
    ? { kind: 'event', startsAt: start.iso, endsAt: end?.iso, place, ...common }
    : { kind: 'article', ...common };
};
