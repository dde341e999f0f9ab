import type { ContentPayload } from '@share/api-contract/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { now } from '../../testing/contentFixtures';
import { createContentServices } from '../../testing/createContentServices';
import { detailOf } from '../../testing/detailOf';
import { LinkScreen } from './LinkScreen';

const link = (payload: ContentPayload) =>
  detailOf('link', { content_type: 'link', content: '<p>办事大厅的网上入口。</p>', payload });

const framed = link({ url: '/framed.html', bizName: '网上办事', capsule: 1 });

const meta = {
  title: 'LinkScreen',
  component: LinkScreen,
  parameters: { layout: 'fullscreen' },
  args: { item: framed, now, services: createContentServices() },
} satisfies Meta<typeof LinkScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Framed: Story = {};

export const FramedWithoutCapsule: Story = {
  args: { item: { ...framed, link: { ...framed.link, showsCapsule: false } } },
};

/** The page around it has no header either. */
export const Bare: Story = { args: { item: { ...framed, link: { ...framed.link, showsHeader: false } } } };
export const FramedLongName: Story = {
  args: { item: { ...framed, link: { ...framed.link, name: '一个放不下的名字'.repeat(5) } } },
};

export const Outside: Story = { args: { item: link({ url: 'https://example.com/service' }) } };
