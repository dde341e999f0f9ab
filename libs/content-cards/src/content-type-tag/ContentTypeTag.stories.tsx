import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogLabels } from '../data/catalogLabels';
import { ContentTypeTag } from './ContentTypeTag';

const meta = {
  title: 'ContentTypeTag',
  component: ContentTypeTag,
  args: { contentType: 'video' },
} satisfies Meta<typeof ContentTypeTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Video: Story = {};

export const AllCatalogs: Story = {
  render: () => (
    <ul>
      {[...catalogLabels.keys()].map((contentType) => (
        <li key={contentType}>
          <ContentTypeTag contentType={contentType} />
        </li>
      ))}
    </ul>
  ),
};
