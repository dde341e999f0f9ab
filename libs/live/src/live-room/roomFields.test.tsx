import type { LiveDetail } from '@share/api-contract/types';
import { stubMedia } from '@share/media-player/testing';
import { cleanup, render, within } from '@testing-library/react';
import { createLiveApi } from '../../testing/createLiveServices';
import { now } from '../../testing/liveFixtures';
import { RoomPage } from '../../testing/roomOnPage';

beforeEach(() => {
  jest.useFakeTimers({ now });
  stubMedia();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const screens = ['landscape', 'portrait', 'image'] as const;
const states = ['upcoming', 'live', 'ended', 'replay'] as const;

/** Whether each field of spec §3 can be found in a state (E05); hidden columns count, a tab shows them. */
const fields: Readonly<Record<string, (state: (typeof states)[number]) => string | RegExp>> = {
  'the note': () => /^今日归林时间约 17:15/,
  'the disclaimer': () => /直播内容以现场为准/,
  'the start': (state) => (state === 'upcoming' ? '今天 11:00' : '今天 05:00 开始'),
  views: () => /152万次观看/,
  viewers: (state) => (state === 'live' ? '1.2万人在看' : /152万次观看/),
  bookings: (state) => (state === 'upcoming' ? '已有 2416 人预约' : /152万次观看/),
  'what it is about': () => /镜头不动，水动/,
  'the way to other rooms': () => '更多直播',
};

const detailOf = (state: (typeof states)[number]): Partial<LiveDetail> => ({
  status: states.indexOf(state) as NonNullable<LiveDetail['status']>,
  start_time: now / 1000 + (state === 'upcoming' ? 3_600 : -5 * 3_600),
  notice_switch: true,
  notice_label: '今日归林时间约 17:15',
});

describe.each(screens)('the screen %s', (type) => {
  test.each(states)('%s: every field has its place', (state) => {
    const { container } = render(<RoomPage api={createLiveApi({ type, ...detailOf(state) })} />);
    const shown = within(container);
    const missing = Object.entries(fields).filter(
      ([, textIn]) => shown.queryAllByText(textIn(state)).length === 0,
    );
    expect(missing.map(([name]) => name)).toEqual([]);
    const tag = container.querySelector('p svg')?.parentElement;
    expect(tag).toHaveTextContent(/^直播$/);
  });
});
