import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { reportView } from '../../testing/onCluePage';
import { ReportPlace } from './ReportPlace';

const meta = {
  title: 'ReportPlace',
  component: ReportPlace,
  args: {
    place: reportView().place!,
    surroundings: { weather: '云浦 多云转阴 9℃', alerts: ['寒潮蓝色预警'] },
  },
} satisfies Meta<typeof ReportPlace>;

/** Stands for the picture of a map service, which no story asks. */
const mapPicture =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='670' height='377'><rect width='100%' height='100%' fill='%23dfe8d8'/><path d='M0 120h670M180 0v377M470 0v377' stroke='%23fff' stroke-width='16'/></svg>";

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const AddressOnly: Story = { args: { surroundings: undefined } };

export const WithMap: Story = {
  args: { mapPicture },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: '地图' });
    await expect(link).toHaveAttribute(
      'href',
      expect.stringContaining('https://uri.amap.com/marker?position=119.4183%2C29.2071'),
    );
    await expect(link.querySelector('img')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    mapPicture,
    place: { ...reportView().place!, address: '云浦市 老城区 西塘路与文昌街路口东侧一百一十八号门前人行道' },
    surroundings: { weather: '云浦 雷阵雨转大到暴雨 29℃', alerts: ['暴雨橙色预警', '雷电黄色预警'] },
  },
  globals: { size: 'max', viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
