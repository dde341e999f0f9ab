import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from '../icons';
import { deriveAccent } from './deriveAccent';

const meta = { title: 'Theme' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const surface = { borderRadius: 10, padding: '12px', fontSize: 13 };

const Swatch = ({ background, text, children }: { background: string; text: string; children: string }) => (
  <div style={{ ...surface, background: `var(--${background})`, color: `var(--${text})` }}>{children}</div>
);

export const Colours: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        gap: 8,
        background: 'var(--canvas)',
        padding: 8,
      }}
    >
      <Swatch background="accent-fill" text="on-accent">
        accent-fill 按钮底
      </Swatch>
      <Swatch background="accent-soft" text="accent-text">
        accent-text 在浅底上
      </Swatch>
      <Swatch background="paper" text="ink">
        ink 正文
      </Swatch>
      <Swatch background="paper" text="ink-2">
        ink-2 次要
      </Swatch>
      <Swatch background="sunken" text="ink-3">
        ink-3 说明
      </Swatch>
      <Swatch background="raised" text="accent-text">
        accent-text 在浮层上
      </Swatch>
      <Swatch background="error-soft" text="error">
        error 出错
      </Swatch>
      <Swatch background="ok-soft" text="ok">
        ok 已完成
      </Swatch>
      <Swatch background="warn-soft" text="warn">
        warn 预览
      </Swatch>
      <Swatch background="toast" text="toast-ink">
        toast 提示
      </Swatch>
    </div>
  ),
};

const themeColours = ['#FF4A26', '#0B6BCB', '#FFD400', '#1E9E5A', '#111111'];

export const ThemeColours: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {themeColours.map((themeColour) => {
        const { light, dark } = deriveAccent(themeColour);
        const lightDark = (name: keyof typeof light) => `light-dark(${light[name]}, ${dark[name]})`;
        return (
          <div key={themeColour} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
            <div style={{ ...surface, background: lightDark('accent-fill'), color: lightDark('on-accent') }}>
              立即前往
            </div>
            <div
              style={{ ...surface, background: lightDark('accent-soft'), color: lightDark('accent-text') }}
            >
              打开
            </div>
            <div style={{ color: lightDark('accent-text') }}>{themeColour}</div>
          </div>
        );
      })}
    </div>
  ),
};

export const Icons: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(7, 1fr)',
        gap: '16px 0',
        justifyItems: 'center',
      }}
    >
      {Object.entries(icons).map(([name, Icon]) => (
        <Icon key={name} />
      ))}
    </div>
  ),
};
