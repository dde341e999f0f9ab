import { formatRelativeTime, toIsoTime } from '../format';
import { followTime } from './followTimes';

type RelativeTimeProps = {
  /** When it happened, in seconds since 1970; without it nothing is shown. */
  at: number | undefined;
} & (
  | {
      /** Milliseconds; when the page was made. */
      now: number;
    }
  | {
      /** How long ago that was when the page was made. */
      text: string;
    }
);

/**
 * How long ago something happened. The text is that of the page's making, until `followTimes` counts by the server's clock; that is
 * why its text may differ while hydrating.
 */
export const RelativeTime = ({ at, ...made }: RelativeTimeProps) =>
  at === undefined ? null : (
    <time dateTime={toIsoTime(at)} data-relative="" suppressHydrationWarning ref={followTime}>
      {'text' in made ? made.text : formatRelativeTime(at, made.now)}
    </time>
  );
