import { Notice } from './AgeNotice.styles';
import { ageSentence, type AgedItem } from './ageSentence';

interface AgeNoticeProps {
  item: AgedItem;
  /** Milliseconds; when the page was rendered. */
  now: number;
}

/** Warns that an item is old, with its date. */
export const AgeNotice = ({ item, now }: AgeNoticeProps) => {
  const sentence = ageSentence(item, now);
  return sentence && <Notice>{sentence}</Notice>;
};
