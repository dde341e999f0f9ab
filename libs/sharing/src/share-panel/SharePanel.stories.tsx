import { readEnvironment } from '@share/environment';
import { userAgents } from '@share/environment/testing';
import { withPage } from '@share/islands/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { posterFixture } from '../../testing/posterFixture';
import { sharingServices, siteFixture } from '../../testing/sharingServices';
import { SharePanel } from './SharePanel';

const environmentOf = (agent: string) =>
  readEnvironment(userAgents.find(({ name }) => name === agent)?.userAgent ?? '');

const meta = {
  title: 'SharePanel',
  component: SharePanel,
  decorators: [withPage(sharingServices)],
  args: {
    open: true,
    onClose: () => undefined,
    site: siteFixture,
    environment: environmentOf('Chrome, Android'),
    makePoster: async () => posterFixture,
  },
  beforeEach: () => {
    const { title } = document;
    document.title = '退塘还湿三年后，白鹭回到了云浦南岸';
    Object.defineProperty(navigator, 'share', { configurable: true, value: async () => undefined });
    return () => {
      document.title = title;
      Reflect.deleteProperty(navigator, 'share');
    };
  },
} satisfies Meta<typeof SharePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const requestPoster: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: '生成海报' }));
};

/** The picture of the story shows the poster, which is painted once it is decoded. */
const showPoster: Story['play'] = async (context) => {
  await requestPoster?.(context);
  const poster = await within(context.canvasElement).findByRole<HTMLImageElement>('img', { name: /的海报/ });
  await poster.decode();
};

export const Usual: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

/** Without a panel of the system. */
export const FewerWays: Story = {
  beforeEach: () => {
    Reflect.deleteProperty(navigator, 'share');
  },
};

export const WeChat: Story = { args: { environment: environmentOf('WeChat 8.0.49, iPhone') } };

export const MiniProgram: Story = { args: { environment: environmentOf('WeChat mini program, iPhone') } };

export const Making: Story = {
  args: { makePoster: () => new Promise(() => undefined) },
  play: requestPoster,
};

export const Ready: Story = { play: showPoster };

export const ReadyDark: Story = { ...Ready, globals: { theme: 'dark' } };

export const Failed: Story = {
  args: { makePoster: () => Promise.reject(new Error('This browser cannot paint a poster.')) },
  play: requestPoster,
};

export const NarrowAndLarge: Story = {
  globals: { size: 'max', viewport: { value: 'narrow' } },
  play: showPoster,
};

export const Elder: Story = { globals: { size: 'elder' } };
