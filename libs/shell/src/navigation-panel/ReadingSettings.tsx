import { useEarlyInput } from '@share/ui';
import { ExternalIcon, MoonIcon, NextIcon, PhoneIcon, TextSizeIcon } from '@share/ui/icons';
import { useRef, type MouseEvent } from 'react';
import { useStore } from 'zustand/react';
import { themeOptions } from '../appearance/appearanceOptions';
import { TextSizeControl } from '../appearance/TextSizeControl';
import { useShellServices } from '../ShellServices';
import type { SiteView } from '../SiteView';
import { Label } from './Label.styles';
import { AppName, OpenApp, Option, Select } from './ReadingSettings.styles';
import { Name, Row, Sizes } from './Row.styles';
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
    if (select.value !== theme) appearance.setTheme(select.value);
  });
  const openApp = (event: MouseEvent) => {
    event.preventDefault();
    onOpenApp();
  };
  return (
    <>
      <Label>阅读设置</Label>
      <Row>
        <TextSizeIcon size={20} />
        <Name>字号</Name>
        <Sizes>
          <TextSizeControl name="navigation-size" />
        </Sizes>
      </Row>
      <Row as="label">
        <MoonIcon size={20} />
        <Name>深色模式</Name>
        <Select
          ref={themes}
          name="navigation-theme"
          value={theme}
          onChange={(event) => appearance.setTheme(event.target.value)}
          onPointerDown={({ currentTarget }) => currentTarget.setAttribute('data-pressed', '')}
          onKeyUp={({ currentTarget }) => currentTarget.removeAttribute('data-pressed')}
        >
          {themeOptions.map(({ value, label }) => (
            <Option key={value} value={value}>
              {label}
            </Option>
          ))}
        </Select>
        <NextIcon size={16} />
      </Row>
      <StatisticsSwitch />
      <OpenApp as="a" href={site.openAppHref} onClick={openApp} data-open-app="">
        <PhoneIcon size={20} />
        <AppName>打开{site.name}App</AppName>
        <ExternalIcon size={16} />
      </OpenApp>
    </>
  );
};
