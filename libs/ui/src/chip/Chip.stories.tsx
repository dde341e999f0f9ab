import type { Meta, StoryObj } from '@storybook/react-vite';
import { TopicIcon } from '../icons';
import { Chip } from './Chip';

/**
 * A topic, a search word or one of several choices. Use it in a row that wraps; with `href` it is a link, with `onClick` a button.
 *
 * Not for a word that qualifies a name (`Tag`), the parts of a page (`Tabs`) or an action such as 关注 (`Pill`).
 */
const meta = { title: 'Chip', component: Chip, args: { children: '云浦南岸' } } satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Chip href="#topic">
        <TopicIcon size={16} />
        湿地三年
      </Chip>
      <Chip>云浦南岸</Chip>
      <Chip selected onClick={() => undefined}>
        推荐
      </Chip>
      <Chip onClick={() => undefined}>深度</Chip>
    </div>
  ),
};
