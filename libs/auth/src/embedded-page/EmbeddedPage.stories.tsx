import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { EmbeddedPage } from './EmbeddedPage';

const meta = {
  title: 'EmbeddedPage',
  component: EmbeddedPage,
  decorators: [(Page) => <div style={{ height: '300px' }}>{Page()}</div>],
  args: {
    src: new URL('framed.html', document.baseURI).pathname,
    title: '网上办事',
    sandbox: 'allow-same-origin',
  },
} satisfies Meta<typeof EmbeddedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).queryByText('加载中')).toBeNull());
    await expect(within(canvasElement).getByTitle('网上办事')).toHaveAttribute('data-shown');
  },
};

/** The page never arrives. */
export const Loading: Story = {
  beforeEach: () => {
    const keep = (event: Event) => {
      if (event.target instanceof HTMLIFrameElement) event.stopImmediatePropagation();
    };
    document.addEventListener('load', keep, { capture: true });
    return () => document.removeEventListener('load', keep, { capture: true });
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('加载中')).toBeVisible();
  },
};

export const LoadingDark: Story = { ...Loading, globals: { theme: 'dark' } };

/** A page of another origin stands where the text should be. */
export const Failed: Story = {
  args: { src: 'data:text/html,elsewhere' },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(within(alert).getByRole('button', { name: '重新加载' })).toBeVisible();
  },
};

export const FailedDark: Story = { ...Failed, globals: { theme: 'dark' } };

export const FailedNarrowAndTwiceTheText: Story = {
  ...Failed,
  globals: { size: 'max', viewport: { value: 'narrow' } },
};
