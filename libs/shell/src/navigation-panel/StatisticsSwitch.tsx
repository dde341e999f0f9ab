import { useInBrowser } from '@share/islands';
import { EyeIcon } from '@share/ui/icons';
import { useStore } from 'zustand/react';
import { useShellServices } from '../ShellServices';
import { Control, Place, Purpose, Root, Words } from './StatisticsSwitch.styles';

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
    <Root as="label">
      <EyeIcon size={20} />
      <Words>
        <span>浏览统计</span>
        <Purpose>统计阅读与播放，用来改进内容</Purpose>
      </Words>
      {isKnown ? (
        <Control
          type="checkbox"
          role="switch"
          aria-label="浏览统计"
          checked={isOn}
          onChange={(event) => setOn(event.target.checked)}
        />
      ) : (
        <Place />
      )}
    </Root>
  );
};
