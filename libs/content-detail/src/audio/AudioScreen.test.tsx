import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { audioItem } from '../../testing/audioFixtures';
import { hydrate } from '../../testing/hydrate';
import { stubMedia } from '@share/media-player/testing';
import type { DetailOf } from '../data/DetailView';
import { onPage } from '../../testing/onPage';
import { AudioScreen } from './AudioScreen';
import { now } from '@share/content-cards/testing';

let audio: ReturnType<typeof stubMedia>;
beforeEach(() => {
  audio = stubMedia();
});
afterEach(() => jest.restoreAllMocks());

const show = (fields: Partial<DetailOf<'audio'>> = {}) =>
  render(
    onPage(
      <AudioScreen item={audioItem(fields)} now={now} byLine={<p>云浦之声</p>} notes={<p>版权说明</p>} />,
    ),
  );

const button = (name: string) => screen.getByRole('button', { name });

test('shows what it is, who made it and what follows', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: '为什么我们爱听雨' })).toBeInTheDocument();
  for (const text of ['音频', '12万次收听', '云浦之声', '版权说明']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
});

test('the page of the server plays without scripts', () => {
  const html = renderToString(onPage(<AudioScreen item={audioItem()} now={now} />));
  expect(html).toContain('<noscript><audio src="/media/audio/rain1.mp3" controls=""');
  expect(html).toContain('1:06:40');
});

test('plays, pauses, skips and changes speed', async () => {
  show();
  await userEvent.click(button('播放'));
  expect(audio.element()).toHaveAttribute('src', '/media/audio/rain1.mp3');
  act(() => audio.playTo(60, 4000));
  expect(screen.getByText('01:00')).toBeInTheDocument();
  await userEvent.click(button('前进15秒'));
  await userEvent.click(button('前进15秒'));
  await userEvent.click(button('后退15秒'));
  expect(audio.element().currentTime).toBe(75);
  await userEvent.click(button('播放速度 1 倍'));
  expect(audio.element().playbackRate).toBe(1.25);
  expect(button('播放速度 1.25 倍')).toBeInTheDocument();
  await userEvent.click(button('暂停'));
  expect(audio.element().paused).toBe(true);
});

test('the times in the notes lead to their places', async () => {
  show();
  await userEvent.click(button('从 02:10 播放'));
  act(() => audio.playTo(130, 4000));
  expect(screen.getByRole('slider', { name: '播放进度' })).toHaveAttribute('aria-valuenow', '130');
  await userEvent.click(button('从 1:02:05 播放'));
  expect(audio.element().currentTime).toBe(3725);
  expect(button('暂停')).toBeInTheDocument();
});

test('a place on the track can be chosen before it plays', () => {
  show();
  fireEvent.keyDown(screen.getByRole('slider', { name: '播放进度' }), { key: 'End' });
  expect(audio.element().paused).toBe(false);
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuenow', '4000');
});

test('a failure says so and can be tried again', async () => {
  show();
  await userEvent.click(button('播放'));
  act(() => audio.playTo(60, 4000));
  act(() => audio.fail());
  expect(screen.getByRole('alert')).toHaveTextContent('没能播放，请检查网络后重试');
  await userEvent.click(button('重试'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(button('暂停')).toBeInTheDocument();
});

test('a warning stands before the recording', () => {
  show({ warning: '含有事故现场的声音' });
  const warning = screen.getByText('含有事故现场的声音');
  expect(warning.compareDocumentPosition(button('播放'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('hostile text stays text', () => {
  show({
    title: '<img src=x onerror=alert(1)>',
    kicker: '<b>栏目</b>',
    lead: '</p><script>alert(1)</script>',
  });
  expect(document.querySelector('script:not([type]), h1 img, header p b')).toBeNull();
});

test('hydrates on the markup of the server', async () => {
  const page = onPage(<AudioScreen item={audioItem()} now={now} />);
  expect(await hydrate(page)).toEqual([]);
});
