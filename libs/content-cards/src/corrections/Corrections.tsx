import { formatDayTime, toIsoTime } from '@share/ui/format';
import type { ChangesView } from '../data/toChanges';
import { Label, Root, Time } from './Corrections.styles';

interface CorrectionsProps {
  item: Pick<ChangesView, 'corrections'>;
}

/** The corrections of a published item with their times; the newest first. */
export const Corrections = ({ item: { corrections } }: CorrectionsProps) =>
  corrections && (
    <Root aria-label="更正说明">
      {corrections.map(({ at, text }) => (
        <p key={`${at} ${text}`}>
          <Label>更正</Label>
          {at !== undefined && <Time dateTime={toIsoTime(at)}>{formatDayTime(at)}</Time>}
          <br />
          {text}
        </p>
      ))}
    </Root>
  );
