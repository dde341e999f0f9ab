import { startPageScript } from '@share/environment/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, screen } from 'storybook/test';
import { offerReload } from './offerReload';

const CodeGone = () => {
  useEffect(() => {
    const { emit } = startPageScript();
    offerReload(window, () => undefined);
    emit('codeGone');
    return () => document.querySelectorAll('[role=alert][popover]').forEach((offer) => offer.remove());
  }, []);
  return <p style={{ minHeight: 200 }}>正文</p>;
};

const meta = { title: 'ReloadOffer', component: CodeGone } satisfies Meta<typeof CodeGone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async () => {
    await expect(screen.getByRole('button', { name: '重新加载' })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const NarrowAndLarge: Story = { globals: { size: 'max', viewport: { value: 'narrow' } } };
