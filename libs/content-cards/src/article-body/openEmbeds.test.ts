import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEmbeds } from './openEmbeds';

beforeEach(() => {
  document.body.innerHTML =
    '<p><span data-omitted="video"><a href="https://player.example/1" data-embed="">视频 player.example</a></span> <a href="/x">链</a></p>';
  openEmbeds(document.body);
});

test('nothing is requested of a host before a tap', () => {
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.getByRole('link', { name: '链' })).toBeTruthy();
});

test.each([
  ['a tap', () => userEvent.click(screen.getByRole('button', { name: '视频 player.example' }))],
  [
    'the space bar',
    async () => {
      screen.getByRole('button').focus();
      await userEvent.keyboard(' ');
    },
  ],
])('%s shows the player in its place, in a sandbox', async (_name, open) => {
  await open();
  const frame = document.querySelector('span > iframe') as HTMLIFrameElement;
  expect(frame.src).toBe('https://player.example/1');
  expect(frame.title).toBe('视频 player.example');
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-presentation');
  expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(document.activeElement).toBe(frame);
  expect(screen.queryByRole('button')).toBeNull();
});
