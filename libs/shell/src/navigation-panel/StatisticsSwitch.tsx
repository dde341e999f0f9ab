import { useInBrowser } from '@share/islands';
import { EyeIcon } from '@share/ui/icons';
import { useStore } from 'zustand/react';
import { useShellServices } from '../ShellServices';
import styles from './StatisticsSwitch.module.css';

const inBrowser = () => true;

/**
 * Lets the site count what is read, or not. What is chosen stands in the browser: the document has the row without its
 * switch, so that nothing below moves.
 */
export const StatisticsSwitch = () => {
  const { store, setOn } = useShellServices().statisticsChoice;
  const { isOn } = useStore(store);
  const isKnown = useInBrowser(inBrowser);
  return (
    <label className={styles.root}>
      <EyeIcon size={20} />
      <span className={styles.text}>
        <span>浏览统计</span>
        <small>统计阅读与播放，用来改进内容</small>
      </span>
      {isKnown ? (
        <input
          className={styles.control}
          type="checkbox"
          role="switch"
          aria-label="浏览统计"
          checked={isOn}
          onChange={(event) => setOn(event.target.checked)}
        />
      ) : (
        <span className={styles.place} />
      )}
    </label>
  );
};
