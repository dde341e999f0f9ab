import type { Tracker } from '@share/tracking';

let begin: (tracker: Tracker) => void;
/** The statistics of this page, once they have started; never in a preview. */
export const statistics = new Promise<Tracker>((resolve) => {
  begin = resolve;
});

export const beginStatistics = (tracker: Tracker) => begin(tracker);
