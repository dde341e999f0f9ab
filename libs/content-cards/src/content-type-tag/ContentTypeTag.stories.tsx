import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogLabels } from '../data/catalogLabels';
import { ContentTypeTag } from './ContentTypeTag';

/**
 * The kind of an item, in one word. Use it over or beside the title of an item; where the title begins with the same word it is only read out.
 *
 * Not for another fact about an item: that is `Tag` of `@share/ui`.
 */
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
