import { IconButton } from '@share/ui';
import { StarIcon } from '@share/ui/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longVideoFields, mediaView, shortVideoItem } from '../../testing/mediaFixtures';
import { ByLine } from '@share/content-cards';
import { withDetailPage } from '../../testing/onPage';
import { ShortVideoScreen } from './ShortVideoScreen';
import { now } from '@share/content-cards/testing';

const item = shortVideoItem();
const upright = { width: 720, height: 1280, duration: 43 };

const meta = {
  title: 'ShortVideoScreen',
  component: ShortVideoScreen,
  decorators: [withDetailPage],
  parameters: { layout: 'fullscreen' },
  args: {
    item,
    now,
    byLine: <ByLine item={{ account: item.account }} now={now} />,
    collect: (
      <IconButton label="收藏" caption="收藏" pressed={false}>
        <StarIcon />
      </IconButton>
    ),
  },
} satisfies Meta<typeof ShortVideoScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** The same in both appearances. */
export const Dark: Story = { globals: { theme: 'dark' } };

export const NoPoster: Story = {
  args: { item: shortVideoItem({ media: mediaView({ ...upright, poster: undefined }) }) },
};

export const LastOne: Story = { args: { item: shortVideoItem({ nexts: [] }) } };

export const Warned: Story = {
  args: { item: shortVideoItem({ warning: '视频含有事故现场画面，可能引起不适' }) },
};

export const Failed: Story = {
  args: { item: shortVideoItem({ media: mediaView({ ...upright, src: '/media/clip/missing.mp4' }) }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^播放/ }));
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeVisible();
  },
};

/** The notice on its age is under the title, behind 展开. */
export const Old: Story = {
  args: { item: shortVideoItem({ publishedAt: now / 1000 - 3 * 365 * 86_400 }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('展开'));
    await expect(canvas.getByText(/请注意时效/)).toBeVisible();
  },
};

export const Preview: Story = { args: { isPreview: true } };

export const LongText: Story = {
  args: { item: shortVideoItem(longVideoFields) },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('展开'));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const LargestText: Story = { ...LongText, globals: { ...LongText.globals, size: 'max' } };
