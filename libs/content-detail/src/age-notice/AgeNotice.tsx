import styles from './AgeNotice.module.css';
import { ageSentence, type AgedItem } from './ageSentence';

interface AgeNoticeProps {
  item: AgedItem;
  /** Milliseconds; when the page was rendered. */
  now: number;
}

/** Warns that an item is old, with its date. */
export const AgeNotice = ({ item, now }: AgeNoticeProps) => {
  const sentence = ageSentence(item, now);
  return sentence && <p className={styles.notice}>{sentence}</p>;
};
