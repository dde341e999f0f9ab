import { ClockIcon } from '@share/ui/icons';
import { useEffect, useState } from 'react';
import { shellConstants } from '../shellConstants';
import { Banner, Left, Notice, Time } from './PreviewBanner.styles';

export interface PreviewBannerProps {
  /** Milliseconds by the server's clock (`previewEnd`). */
  endsAt: number;
  /** Milliseconds by the server's clock: when the page was made. */
  now: number;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** `28:46`; from an hour on `1:28:46`, from a day on `2天1:28:46`. */
const formatTimeLeft = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24];
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = twoDigits(seconds % 60);
  if (days === 0 && hours === 0) return `${twoDigits(minutes)}:${rest}`;
  return `${days > 0 ? `${days}天` : ''}${hours}:${twoDigits(minutes)}:${rest}`;
};

/**
 * Time left by the wall clock, which continues while the page is suspended. The offset of the visitor's clock is measured once,
 * from when this page was loaded. The time never grows: an expired preview remains expired, also when that clock is set back.
 */
const useTimeLeft = (endsAt: number, now: number): number => {
  const [left, setLeft] = useState(Math.max(0, endsAt - now));
  useEffect(() => {
    const loadedAt = Date.now() - performance.now();
    const count = () =>
      setLeft((last) => Math.max(0, Math.min(last, endsAt - now - (Date.now() - loadedAt))));
    count();
    const timer = setInterval(count, 1000);
    document.addEventListener('visibilitychange', count);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', count);
    };
  }, [endsAt, now]);
  return left;
};

/**
 * Stands where the masthead is on a page that is not published yet. When its time is up the document is marked
 * `data-preview="expired"`, and the layout hides the content (spec §4, R11).
 */
export const PreviewBanner = ({ endsAt, now }: PreviewBannerProps) => {
  const left = useTimeLeft(endsAt, now);
  const isExpired = left === 0;
  useEffect(() => {
    if (isExpired) document.documentElement.setAttribute('data-preview', 'expired');
  }, [isExpired]);
  return (
    <Banner>
      <ClockIcon size={20} />
      <Notice>{shellConstants.watermark}，请勿转发</Notice>
      {!isExpired && (
        <Left role="timer">
          <Time>{formatTimeLeft(left)}</Time> 后失效
        </Left>
      )}
      <Left role="status">{isExpired && '已过期'}</Left>
    </Banner>
  );
};
