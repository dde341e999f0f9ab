import type { Meta, StoryObj } from '@storybook/react-vite';
import { createContentServices } from '../../testing/createContentServices';
import { detailOf } from '../../testing/detailOf';
import { OutsideScreen } from './OutsideScreen';
import { now } from '@share/content-cards/testing';

const meta = {
  title: 'OutsideScreen',
  component: OutsideScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    item: detailOf('outside', {
      content_type: 'topic',
      content: '<p>说说你家门口的水。</p>',
      payload: { url: 'https://example.com/topic' },
    }),
    now,
    services: createContentServices(),
  },
} satisfies Meta<typeof OutsideScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Topic: Story = {};

export const OnlyInTheApp: Story = {
  args: { item: detailOf('outside', { content_type: 'sp_topic', content: '' }) },
};
