import { now } from '@share/content-cards/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { detailOf } from '../../testing/detailOf';
import { withDetailPage } from '../../testing/onPage';
import { OutsideScreen } from './OutsideScreen';

const meta = {
  title: 'OutsideScreen',
  component: OutsideScreen,
  decorators: [withDetailPage],
  parameters: { layout: 'fullscreen' },
  args: {
    item: detailOf('outside', {
      content_type: 'topic',
      content: '<p>说说你家门口的水。</p>',
      payload: { url: 'https://example.com/topic' },
    }),
    now,
  },
} satisfies Meta<typeof OutsideScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Topic: Story = {};

export const OnlyInTheApp: Story = {
  args: { item: detailOf('outside', { content_type: 'sp_topic', content: '' }) },
};
