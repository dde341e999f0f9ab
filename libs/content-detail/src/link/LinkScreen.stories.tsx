import type { ContentPayload } from '@share/api-contract/types';
import { now } from '@share/content-cards/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { detailOf } from '../../testing/detailOf';
import { withDetailPage } from '../../testing/onPage';
import { LinkScreen } from './LinkScreen';

const link = (payload: ContentPayload, content = '<p>办事大厅的网上入口。</p>') =>
  detailOf('link', { content_type: 'link', content, payload });

const framedPayload = {
  url: new URL('framed.html', document.baseURI).pathname,
  bizName: '网上办事',
  capsule: true,
};
const framed = link(framedPayload, '');

const meta = {
  title: 'LinkScreen',
  component: LinkScreen,
  decorators: [withDetailPage],
  parameters: { layout: 'fullscreen' },
  args: { item: framed, now },
} satisfies Meta<typeof LinkScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Framed: Story = {};

export const FramedWithoutCapsule: Story = {
  args: { item: { ...framed, link: { ...framed.link, showsCapsule: false } } },
};

/** Without a header around it. */
export const Bare: Story = { args: { item: { ...framed, link: { ...framed.link, showsHeader: false } } } };
export const FramedLongName: Story = {
  args: { item: { ...framed, link: { ...framed.link, name: '一个放不下的名字'.repeat(5) } } },
};

/** With a text of its own, the page opens over it. */
export const WithText: Story = { args: { item: link(framedPayload) } };

export const Outside: Story = { args: { item: link({ url: 'https://example.com/service' }) } };
