import type { Meta, StoryObj } from '@storybook/react-vite';
import { onCluePage, reportView } from '../../testing/onCluePage';
import { ReportProgress } from './ReportProgress';

const { progress, pictures } = reportView();

const meta = {
  title: 'ReportProgress',
  component: ReportProgress,
  decorators: onCluePage(),
  args: { steps: progress },
} satisfies Meta<typeof ReportProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const OneStep: Story = { args: { steps: progress.slice(1) } };

export const WithPictures: Story = { args: { steps: progress.map((step) => ({ ...step, pictures })) } };

export const NothingYet: Story = { args: { steps: [] } };

export const LongText: Story = {
  args: {
    steps: progress.map((step) => ({
      ...step,
      office: '云浦市市政设施养护和应急抢修服务中心西塘路养护站',
      text: '已围挡并完成临时填补。\n路灯今晚修复。'.repeat(8),
    })),
  },
};
