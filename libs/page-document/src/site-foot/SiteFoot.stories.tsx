import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteFoot } from './SiteFoot';

const imprint = {
  recordNo: '云ICP备2026000001号-1',
  licences: ['互联网新闻信息服务许可证 33120260001', '信息网络传播视听节目许可证 1104076'],
  phones: ['12377', '0571-12345678'],
};

const meta = {
  title: 'SiteFoot',
  component: SiteFoot,
  args: { imprint },
} satisfies Meta<typeof SiteFoot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const OnlyAFilingNumber: Story = {
  args: { imprint: { recordNo: imprint.recordNo, licences: [], phones: [] } },
};

export const OnlyTelephones: Story = { args: { imprint: { licences: [], phones: imprint.phones } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const NarrowAndLarge: Story = { globals: { size: 'max', viewport: { value: 'narrow' } } };
