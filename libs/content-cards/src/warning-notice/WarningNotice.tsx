import { AlertIcon } from '@share/ui/icons';
import { Notice } from './WarningNotice.styles';

interface WarningNoticeProps {
  reason: string;
}

/** A warning before a text, which itself is never folded. */
export const WarningNotice = ({ reason }: WarningNoticeProps) => (
  <Notice>
    <AlertIcon size={18} />
    {reason}
  </Notice>
);
