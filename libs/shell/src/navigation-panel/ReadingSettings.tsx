import { SegmentedControl } from '@share/ui';
import { ExternalIcon, MoonIcon, NextIcon, PhoneIcon, TextSizeIcon } from '@share/ui/icons';
import type { MouseEvent } from 'react';
import { sizeOptions, themeOptions } from '../appearance/appearanceOptions';
import type { Appearance, Theme } from '../appearance/createAppearance';
import { useAppearance } from '../appearance/useAppearance';
import type { SiteView } from '../SiteView';
import * as S from './NavigationPanel.styles';

interface ReadingSettingsProps {
  appearance: Appearance;
  site: SiteView;
  onOpenApp: () => void;
}

/** Text size, colours and the app, one row each. The largest size is in the text size panel only. */
export const ReadingSettings = ({ appearance, site, onOpenApp }: ReadingSettingsProps) => {
  const { size, theme } = useAppearance(appearance);
  const openApp = (event: MouseEvent) => {
    event.preventDefault();
    onOpenApp();
  };
  return (
    <>
      <S.Label>阅读设置</S.Label>
      <S.Row>
        <TextSizeIcon size={20} />
        <span>字号</span>
        <SegmentedControl
          label="字号"
          name="navigation-size"
          options={sizeOptions.slice(0, 3).map(({ value, label }) => ({
            value,
            label: <S.Step data-step={value}>{label}</S.Step>,
          }))}
          value={size}
          onChange={appearance.setSize}
        />
      </S.Row>
      <S.Row as="label">
        <MoonIcon size={20} />
        <span>深色模式</span>
        <select value={theme} onChange={(event) => appearance.setTheme(event.target.value as Theme)}>
          {themeOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <NextIcon size={16} />
      </S.Row>
      <S.OpenApp as="a" href={site.openAppHref} onClick={openApp} data-open-app="">
        <PhoneIcon size={20} />
        <span>打开{site.name}App</span>
        <ExternalIcon size={16} />
      </S.OpenApp>
    </>
  );
};
