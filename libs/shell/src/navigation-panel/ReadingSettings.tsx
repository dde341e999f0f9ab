import { useEarlyInput } from '@share/ui';
import { ExternalIcon, MoonIcon, NextIcon, PhoneIcon, TextSizeIcon } from '@share/ui/icons';
import { useRef, type MouseEvent } from 'react';
import { useStore } from 'zustand/react';
import { themeOptions } from '../appearance/appearanceOptions';
import type { Theme } from '../appearance/createAppearance';
import { TextSizeControl } from '../appearance/TextSizeControl';
import { useShellServices } from '../ShellServices';
import type { SiteView } from '../SiteView';
import styles from './NavigationPanel.module.css';
import { StatisticsSwitch } from './StatisticsSwitch';

interface ReadingSettingsProps {
  site: Pick<SiteView, 'name' | 'openAppHref'>;
  onOpenApp: () => void;
}

/** Text size, colours, statistics and the app, one row each. */
export const ReadingSettings = ({ site, onOpenApp }: ReadingSettingsProps) => {
  const { appearance } = useShellServices();
  const { theme } = useStore(appearance.store);
  const themes = useRef<HTMLSelectElement>(null);
  useEarlyInput(themes, (select) => {
    if (select.value !== theme) appearance.setTheme(select.value as Theme);
  });
  const openApp = (event: MouseEvent) => {
    event.preventDefault();
    onOpenApp();
  };
  return (
    <>
      <h3 className={styles.label}>阅读设置</h3>
      <div className={styles.row}>
        <TextSizeIcon size={20} />
        <span>字号</span>
        <div className={styles.sizes}>
          <TextSizeControl name="navigation-size" />
        </div>
      </div>
      <label className={styles.row}>
        <MoonIcon size={20} />
        <span>深色模式</span>
        <select
          ref={themes}
          name="navigation-theme"
          value={theme}
          onChange={(event) => appearance.setTheme(event.target.value as Theme)}
          onPointerDown={({ currentTarget }) => currentTarget.setAttribute('data-pressed', '')}
          onKeyUp={({ currentTarget }) => currentTarget.removeAttribute('data-pressed')}
        >
          {themeOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <NextIcon size={16} />
      </label>
      <StatisticsSwitch />
      <a className={styles.openApp} href={site.openAppHref} onClick={openApp} data-open-app="">
        <PhoneIcon size={20} />
        <span>打开{site.name}App</span>
        <ExternalIcon size={16} />
      </a>
    </>
  );
};
