import { SegmentedControl, Sheet } from '@share/ui';
import { MoonIcon } from '@share/ui/icons';
import { useStore } from 'zustand/react';
import { themeOptions } from '../appearance/appearanceOptions';
import { TextSizeControl } from '../appearance/TextSizeControl';
import { createPanel, type PanelState } from '../overlays/createPanel';
import { useShellServices } from '../ShellServices';
import { Hint, Name, Row, Sizes } from './TextSizeSheet.styles';

/** Text size and colours; leaves the page in view, because it changes at once. */
export const TextSizeSheet = ({ open, onClose }: PanelState) => {
  const { appearance } = useShellServices();
  const { theme } = useStore(appearance.store);
  return (
    <Sheet id="textSize" open={open} onClose={onClose} title="阅读设置" hasScrim={false}>
      <Sizes>
        <TextSizeControl name="textSize-size" />
      </Sizes>
      <Row>
        <MoonIcon size={20} />
        <Name>外观</Name>
        <SegmentedControl
          label="外观"
          name="textSize-theme"
          options={themeOptions}
          value={theme}
          onChange={appearance.setTheme}
        />
      </Row>
      <Hint>也可以使用微信右上角菜单里的“调整字体”。</Hint>
    </Sheet>
  );
};

export const TextSize = createPanel('textSize', TextSizeSheet, () => ({}));
