import { CheckIcon, ClockIcon } from '@share/ui/icons';
import type { StatusView } from '../data/ClueView';
import { Root } from './StatusPill.styles';

interface StatusPillProps {
  status: StatusView;
  /** Default `pill`; `text` in a line of small text. */
  look?: 'pill' | 'text';
}

/** How far a report has come. It answers no tap. */
export const StatusPill = ({ status: { text, isDone }, look = 'pill' }: StatusPillProps) => (
  <Root data-look={look} data-done={isDone || undefined}>
    {isDone ? <CheckIcon size={16} /> : <ClockIcon size={16} />}
    {text}
  </Root>
);
