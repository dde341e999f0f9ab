import { onServerTime, serverNow } from '@share/environment';
import { formatRelativeTime } from './formatRelativeTime';

/** Between two looks at the clock, in milliseconds: while seconds are shown, and otherwise. */
const second = 1_000;
const minute = 60 * second;

let isFollowing = false;

const toMs = ({ dateTime }: HTMLTimeElement) => Date.parse(dateTime);

/**
 * Writes into the text that is there, which React keeps track of. What is in the future keeps the text of the server: the
 * clock of a reader without a connection may be slow, and would make 0秒前 of everything.
 */
const show = (time: HTMLTimeElement) => {
  const at = toMs(time);
  const now = serverNow();
  if (now < at) return;
  const text = formatRelativeTime(at / 1000, now);
  if (text && time.firstChild && time.firstChild.nodeValue !== text) time.firstChild.nodeValue = text;
};

/** Shows a time that comes to the page later as the others are shown. */
export const followTime = (time: HTMLTimeElement | null): void => {
  if (time && isFollowing) show(time);
};

/**
 * Makes the relative times of a page go on by the server's clock (`serverNow`): those of a page that was kept, and those of a page that stays open.
 * While the page is hidden it rests.
 */
export const followTimes = ({ document }: Pick<Window, 'document'>): void => {
  isFollowing = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const showAll = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') return;
    const times = [...document.querySelectorAll<HTMLTimeElement>('time[data-relative]')];
    times.forEach(show);
    const hasSeconds = times.some((time) => Math.abs(serverNow() - toMs(time)) < minute);
    timer = setTimeout(showAll, hasSeconds ? second : minute);
  };
  document.addEventListener('visibilitychange', showAll);
  onServerTime(showAll);
  showAll();
};
