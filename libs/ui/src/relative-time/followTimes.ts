import { onServerTime, serverNow } from '@share/environment';
import { formatRelativeTime } from './formatRelativeTime';

/** Between two looks at the clock, in milliseconds: while seconds are shown, and otherwise. */
const second = 1_000;
const minute = 60 * second;

let isFollowing = false;

const toMs = ({ dateTime }: HTMLTimeElement) => Date.parse(dateTime);

/** Texts of one shape are as wide as each other. */
const toShape = (text: string) => text.replace(/\d/g, '0');

/** A line that the upper edge of the window cuts is below a bar of the page. */
const isInView = (time: HTMLTimeElement) => {
  const { top } = time.getBoundingClientRect();
  return top > 0 && top < innerHeight;
};

/**
 * Writes into the text that is there, which React keeps track of. What is in the future keeps the text of the server: the
 * clock of a visitor without a connection may be slow, and would make 0秒前 of everything.
 * @param mayMove whether a text in view may become wider or narrower, which moves what stands beside it
 */
const show = (time: HTMLTimeElement, mayMove: boolean) => {
  const at = toMs(time);
  const now = serverNow();
  const text = now >= at && formatRelativeTime(at / 1000, now);
  const node = time.firstChild;
  const shown = node?.nodeValue;
  if (text && shown && text !== shown && (mayMove || toShape(text) === toShape(shown) || !isInView(time)))
    node.nodeValue = text;
};

/** Shows a time that comes to the page later as the others are shown. */
export const followTime = (time: HTMLTimeElement | null): void => {
  if (time && isFollowing) show(time, false);
};

/**
 * Makes the relative times of a page go on by the server's clock (`serverNow`): those of a page that was saved, and those of a page that stays open.
 * While the page is hidden it rests. Under the eyes of a visitor nothing moves: a text in view that becomes wider or narrower (9小时前, 10小时前)
 * waits until it is out of view, until the page has been hidden, or until the clock turns out to be wrong.
 */
export const followTimes = ({ document }: Pick<Window, 'document'>): void => {
  isFollowing = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const showAll = (mayMove: boolean) => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') return;
    const times = [...document.querySelectorAll<HTMLTimeElement>('time[data-relative]')];
    times.forEach((time) => show(time, mayMove));
    const hasSeconds = times.some((time) => Math.abs(serverNow() - toMs(time)) < minute);
    timer = setTimeout(showAll, hasSeconds ? second : minute, false);
  };
  document.addEventListener('visibilitychange', () => showAll(true));
  onServerTime(() => showAll(true));
  showAll(false);
};
