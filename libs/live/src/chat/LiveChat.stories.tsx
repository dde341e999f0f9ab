import { withPage } from '@share/islands/testing';
import { createTestSession } from '@share/session/testing';
import { IconButton } from '@share/ui';
import { LikeIcon, ShareIcon } from '@share/ui/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  createChatApi,
  createChatServices,
  messageFixture,
  messages,
  silentChatApi,
} from '../../testing/createChatServices';
import type { ChatServices } from './ChatServices';
import { LiveChat } from './LiveChat';
import { chatKey } from './loadChat';
import { toChatPart } from './toChatPart';

const liveId = 'lvStory1';

/** A page on which the server has read these messages; null: it could not. */
const showing = (shown: ReturnType<typeof messages> | null, given: Partial<ChatServices> = {}) => [
  withPage(
    createChatServices({ api: createChatApi(shown ?? []), ...given }),
    shown
      ? {
          [chatKey(liveId)]: toChatPart({
            messages: shown,
            deleted: [],
            oldest: shown[0]?.position ?? 0,
            offset: shown.at(-1)?.position ?? 0,
            epoch: 'e1',
            online_count: 12,
          }),
        }
      : {},
  ),
];

const actions = (
  <>
    <IconButton label="点赞" count={28_000}>
      <LikeIcon />
    </IconButton>
    <IconButton label="分享">
      <ShareIcon />
    </IconButton>
  </>
);

const meta = {
  title: 'LiveChat',
  component: LiveChat,
  parameters: { docs: { story: { height: '420px' } } },
  args: { liveId, isOpen: true, variant: 'list', children: actions },
} satisfies Meta<typeof LiveChat>;

export default meta;
type Story = StoryObj<typeof meta>;

const fieldIn = (canvasElement: HTMLElement) => within(canvasElement).getByRole('textbox', { name: '聊天' });
const write = async (canvasElement: HTMLElement, text: string) => {
  await userEvent.type(fieldIn(canvasElement), text);
  await userEvent.click(within(canvasElement).getByRole('button', { name: '发送' }));
};

export const Ready: Story = { decorators: showing(messages(5)) };

export const Loading: Story = { decorators: showing(null, { api: silentChatApi }) };

export const Empty: Story = { decorators: showing([]) };

const offline = () => Object.assign(createChatApi([]), { isOffline: true });

export const Failed: Story = {
  decorators: showing(null, { api: offline() }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('消息没有加载出来')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重新加载' })).toBeVisible();
  },
};

export const Closed: Story = { decorators: showing(messages(5)), args: { isOpen: false } };

export const LoggedOut: Story = { decorators: showing(messages(5), { session: createTestSession() }) };

export const Writing: Story = {
  decorators: showing(messages(5)),
  play: async ({ canvasElement }) => {
    await userEvent.type(
      fieldIn(canvasElement),
      '第一次来，真好。在外地上班，听见乡音就觉得踏实，已经转给家里群了。',
    );
  },
};

export const Sending: Story = {
  decorators: showing(messages(5), { api: silentChatApi }),
  play: async ({ canvasElement }) => {
    await write(canvasElement, '在路上');
    await expect(await within(canvasElement).findByText('发送中')).toBeVisible();
  },
};

export const NotSent: Story = {
  decorators: showing(messages(5), { api: offline() }),
  play: async ({ canvasElement }) => {
    await write(canvasElement, '没有网');
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('没有发出去')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重发' })).toBeVisible();
  },
};

const long = [
  ...messages(40),
  messageFixture(41, {
    alias: '一个名字特别特别长的观众从很远的地方来',
    content: '一整段不停的话'.repeat(40),
  }),
  messageFixture(42, { content: 'https://example.com/' + 'a'.repeat(200) }),
  messageFixture(43, { alias: '\u202eevil', content: '<b>粗</b><script>alert(1)</script>\u202e反着' }),
];

export const LongTexts: Story = {
  decorators: showing(long),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, b')).toBeNull();
    await expect(document.body.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Three more lines come as soon as the visitor is no longer at the end. */
const comingWhileReadingBack = (): ChatServices['api'] => {
  const api = createChatApi(messages(23));
  const untilReadingBack = () =>
    new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        if (document.querySelector('[role=log]')!.scrollTop > -100) return;
        clearInterval(timer);
        resolve();
      }, 50);
    });
  return { ...api, getLiveChat: (part) => untilReadingBack().then(() => api.getLiveChat(part)) };
};

export const ReadingBack: Story = {
  decorators: showing(messages(20), { api: comingWhileReadingBack() }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('log').scrollTo(0, -200);
    await expect(await canvas.findByRole('button', { name: '3 条新消息' })).toBeVisible();
  },
};

export const Reporting: Story = {
  decorators: showing(messages(5)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('坐标临川，全家一起看'));
    await expect(canvas.getByRole('button', { name: '举报 小满' })).toBeVisible();
  },
};

/** For keyboards and screen readers. */
export const ChoosingToReport: Story = {
  decorators: showing(messages(5)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: '选择要举报的消息' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('button', { name: /^举报/ })).toHaveLength(5);
  },
};

export const Overlay: Story = {
  decorators: [
    (Story) => (
      <div style={{ padding: '180px 0 0', background: 'linear-gradient(#4a6b5c, #20242c)' }}>
        <Story />
      </div>
    ),
    ...showing(messages(20)),
  ],
  args: { variant: 'overlay' },
};

export const OverlayClosed: Story = { ...Overlay, args: { variant: 'overlay', isOpen: false } };

export const OverlayReporting: Story = {
  ...Overlay,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByText('坐标临川，全家一起看').at(-1)!);
    await expect(canvas.getByRole('button', { name: '举报 小满' })).toBeVisible();
  },
};

const inDark = { globals: { theme: 'dark' } } satisfies Partial<Story>;

export const ReadyDark: Story = { ...Ready, ...inDark };

export const EmptyDark: Story = { ...Empty, ...inDark };

export const FailedDark: Story = { ...Failed, ...inDark };

export const ClosedDark: Story = { ...Closed, ...inDark };

export const LoggedOutDark: Story = { ...LoggedOut, ...inDark };

export const WritingDark: Story = { ...Writing, ...inDark };

export const NotSentDark: Story = { ...NotSent, ...inDark };

export const ReportingDark: Story = { ...Reporting, ...inDark };

export const ReadingBackDark: Story = { ...ReadingBack, ...inDark };
