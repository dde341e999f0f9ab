import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { isApiError } from '@share/page-data';
import { toCallFailure } from './toCallFailure';

type Calls = Record<string, (input: object) => Promise<unknown>>;

/** Calls of the embedded platform that change nothing, with an input each. */
const inputs: Record<string, object> = {
  getContentDetail: { post_id: 'wetland1' },
  getTopComments: { id: 'wetland1', pageindex: 1, pagesize: 3 },
  getRelatedContent: { type: 'article', post_id: 'wetland1', page: 1, size: 2 },
  getHot72h: { page: 1, size: 3 },
  getSpecial: { id: 'wetspec1' },
  getGroups: {},
  getAppInfo: {},
};

const describe = (error: unknown) =>
  isApiError(error) ? { kind: error.kind, code: error.code, ...toCallFailure(error) } : String(error);

/** Calls a function of the client with any input, and shows the result or the failure. */
const CallExplorer = ({ api }: { api: Calls }) => {
  const [name, setName] = useState('getContentDetail');
  const [input, setInput] = useState(JSON.stringify(inputs['getContentDetail']));
  const [answer, setAnswer] = useState('');
  const choose = (next: string) => {
    setName(next);
    setInput(JSON.stringify(inputs[next]));
  };
  const call = async (event: FormEvent) => {
    event.preventDefault();
    setAnswer('…');
    try {
      setAnswer(JSON.stringify(await api[name]?.(JSON.parse(input)), null, 1));
    } catch (error) {
      setAnswer(JSON.stringify(describe(error), null, 1));
    }
  };
  return (
    <form onSubmit={(event) => void call(event)} style={{ display: 'grid', gap: 12 }}>
      <label>
        函数{' '}
        <select value={name} onChange={({ target }) => choose(target.value)}>
          {Object.keys(inputs).map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <label>
        输入{' '}
        <textarea
          value={input}
          onChange={({ target }) => setInput(target.value)}
          style={{ display: 'block', width: '100%' }}
          rows={3}
        />
      </label>
      <button type="submit" style={{ minHeight: 44, border: '1px solid' }}>
        调用
      </button>
      <output style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontFamily: 'monospace' }}>
        {answer}
      </output>
    </form>
  );
};

const meta = {
  title: 'CallExplorer',
  component: CallExplorer,
  tags: ['no-picture'],
  parameters: { backend: {} },
  args: { api: {} },
  render: (_args, { loaded: { services } }) => <CallExplorer api={services.api as unknown as Calls} />,
} satisfies Meta<typeof CallExplorer>;

export default meta;
type Story = StoryObj<typeof meta>;

const callAndRead = async (canvasElement: HTMLElement, words: RegExp) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: '调用' }));
  await expect(await canvas.findByText(words)).toBeVisible();
};

export const Answer: Story = {
  play: ({ canvasElement }) => callAndRead(canvasElement, /白鹭回到了云浦南岸/),
};

export const Failure: Story = {
  tags: ['no-picture'],
  parameters: { backend: { scenario: 'bad-gateway' } },
  play: ({ canvasElement }) => callAndRead(canvasElement, /"kind": "server"/),
};
