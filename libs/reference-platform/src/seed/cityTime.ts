const hour = 3_600;
const day = 24 * hour;

/** The town of the sample content keeps China's time, which has no summer time. */
const offset = 8 * hour;

/** Hours of the day between which the newsroom publishes. */
const opens = 6.5;
const closes = 22.5;
const open = (closes - opens) * hour;

const dayOf = (seconds: number): number => Math.floor((seconds + offset) / day);
const timeOn = (date: number, hours: number): number => date * day - offset + Math.round(hours * hour);

/** The last time the town's clocks showed an hour (`5.5` is half past five), at least `margin` seconds before. */
export const lastAt = (seconds: number, hours: number, margin = 0): number => {
  const latest = seconds - margin;
  const today = timeOn(dayOf(latest), hours);
  return today <= latest ? today : today - day;
};

/** The next time the town's clocks show an hour, at least `margin` seconds after. */
export const nextAt = (seconds: number, hours: number, margin = 0): number => {
  const earliest = seconds + margin;
  const today = timeOn(dayOf(earliest), hours);
  return today >= earliest ? today : today + day;
};

/** The last Sunday at an hour. */
export const lastSundayAt = (seconds: number, hours: number): number => {
  const latest = lastAt(seconds, hours);
  // The first day since 1970 was a Thursday.
  return latest - ((dayOf(latest) + 4) % 7) * day;
};

/** The next winter solstice at an hour. */
export const nextSolsticeAt = (seconds: number, hours: number): number => {
  const year = new Date(seconds * 1_000).getUTCFullYear();
  const [thisYear, nextYear] = [year, year + 1].map((each) =>
    timeOn(Math.floor(Date.UTC(each, 11, 21) / 1_000 / day), hours),
  ) as [number, number];
  return thisYear > seconds ? thisYear : nextYear;
};

/** Words that are true only when they are published in some hours of the day. */
const hoursOfWords: readonly (readonly [words: RegExp, from: number, to: number])[] = [
  [/今晚|今夜/, 8, 17.5],
  [/今晨|今早|昨晚|昨夜/, 7, 11],
];

/**
 * When something was published that is `age` hours old: in hours at which a newsroom works, so that of each day that passes only those count. It is
 * never in the future, what is older is never later, and a whole number of days stays one.
 */
export const publishedAt = (now: number, age: number): number => {
  const today = dayOf(now);
  const worked = Math.min(Math.max(now - timeOn(today, opens), 0), open);
  const left = today * open + worked - (age * hour * open) / day;
  // Before the newsroom opens it is still the end of the day before.
  const date = Math.ceil(left / open) - 1;
  return timeOn(date, opens) + Math.round(left - date * open);
};

/** The last time before `published` at which words such as 今晚 are true. */
export const whenTrue = (published: number, words: string): number => {
  const [, from, to] = hoursOfWords.find(([pattern]) => pattern.test(words)) ?? [];
  if (from === undefined || to === undefined) return published;
  const date = dayOf(published);
  const earliest = timeOn(date, from);
  if (published >= earliest && published <= timeOn(date, to)) return published;
  const share = (published - timeOn(date, opens)) / open;
  const inside = earliest + Math.round(share * (to - from) * hour);
  return inside <= published ? inside : inside - day;
};
