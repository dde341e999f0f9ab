import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { PopupPage } from './PopupPage';

const meta = {
  title: 'PopupPage',
  component: PopupPage,
  parameters: { docs: { story: { height: '500px' } } },
  args: {
    open: true,
    onClose: fn(),
    title: '湿地观鸟报名',
    src: new URL('framed.html', document.baseURI).pathname,
    siteOrigin: window.location.origin,
  },
} satisfies Meta<typeof PopupPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OwnPage: Story = {
  play: async ({ canvasElement }) => {
    const iframe = await within(canvasElement).findByTitle('湿地观鸟报名');
    const { width, height } = iframe.getBoundingClientRect();
    await expect(width).toBe(Math.min(500, window.innerWidth - 32));
    await expect(height / width).toBeCloseTo(280 / 500, 2);
  },
};

export const AnotherSite: Story = {
  args: { src: 'https://elsewhere.example/' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('无法打开此页面')).toBeVisible());
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};
