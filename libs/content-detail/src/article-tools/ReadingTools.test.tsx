import { createPageActions } from '@share/islands/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onPage } from '../../testing/onPage';
import { ReadingTools, type ReadingToolsProps } from './ReadingTools';

const played: HTMLAudioElement[] = [];
let refuses = false;

beforeAll(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLAudioElement) {
    if (refuses) throw new Error('refused');
    played.push(this);
    this.dispatchEvent(new Event('play'));
  });
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLAudioElement) {
    this.dispatchEvent(new Event('pause'));
  });
});

const show = (data: ReadingToolsProps) => {
  const page = createPageActions({ toast: jest.fn(), openTextSize: jest.fn() });
  return { page, ...render(onPage(<ReadingTools {...data} />, { page })) };
};

const button = (name: string) => screen.getByRole('button', { name });
const recording = { audioUrl: '/media/clip/voice.mp3', minutes: 9 };

test('plays the recording, pauses, goes on and stops', async () => {
  show(recording);
  await userEvent.click(button('听全文 · 9分钟'));
  expect(played[0]?.getAttribute('src')).toBe('/media/clip/voice.mp3');
  await userEvent.click(button('暂停'));
  await userEvent.click(button('继续听'));
  await userEvent.click(button('停止'));
  expect(button('听全文 · 9分钟')).toBeInTheDocument();
  expect(screen.queryByText('合成语音')).not.toBeInTheDocument();
});

test('gives way to whatever else starts to play', async () => {
  show(recording);
  await userEvent.click(button('听全文 · 9分钟'));
  const video = document.body.appendChild(document.createElement('video'));
  act(() => void video.dispatchEvent(new Event('play')));
  expect(button('继续听')).toBeInTheDocument();
  video.remove();
});

test('what plays already falls silent', async () => {
  const video = document.body.appendChild(document.createElement('video'));
  const pause = jest.fn();
  video.addEventListener('pause', pause);
  Object.defineProperty(video, 'paused', { value: false });
  show(recording);
  await userEvent.click(button('听全文 · 9分钟'));
  expect(pause).toHaveBeenCalled();
  video.remove();
});

test('says when it cannot be played', async () => {
  refuses = true;
  const { page } = show(recording);
  await userEvent.click(button('听全文 · 9分钟'));
  expect(page.toast).toHaveBeenCalledWith('暂时无法朗读，请稍后再试');
  expect(button('听全文 · 9分钟')).toBeInTheDocument();
  refuses = false;
});

test('stops when the page is left', async () => {
  const { unmount } = show(recording);
  await userEvent.click(button('听全文 · 9分钟'));
  const audio = played[played.length - 1];
  expect(audio).toHaveAttribute('src', '/media/clip/voice.mp3');
  unmount();
  expect(audio).not.toHaveAttribute('src');
});

test('without a recording listening is offered where the browser has a voice', () => {
  show({ minutes: 9 });
  expect(screen.queryByRole('button', { name: /听全文/ })).not.toBeInTheDocument();
  document.documentElement.setAttribute('data-voice', '');
  expect(button('听全文 · 9分钟')).toBeInTheDocument();
  document.documentElement.removeAttribute('data-voice');
});

test('an item without text offers no listening, but a choice of text size', async () => {
  const { page } = show({ ...recording, minutes: 0 });
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(button('字号'));
  expect(page.openTextSize).toHaveBeenCalledTimes(1);
});

test('marks a voice that was made by a machine, which gives way, too', async () => {
  const speak = jest.fn();
  Object.assign(globalThis, {
    speechSynthesis: { speak, cancel: () => undefined },
    SpeechSynthesisUtterance: class {},
  });
  document.documentElement.setAttribute('data-voice', '');
  document.body.insertAdjacentHTML('beforeend', '<article data-content-id="a"><h1>题</h1></article>');
  const { unmount } = show({ minutes: 1 });
  await userEvent.click(button('听全文 · 1分钟'));
  expect(speak).toHaveBeenCalledTimes(1);
  expect(screen.getByText('合成语音')).toBeInTheDocument();
  const video = document.body.appendChild(document.createElement('video'));
  act(() => void video.dispatchEvent(new Event('play')));
  expect(button('继续听')).toBeInTheDocument();
  video.remove();
  unmount();
  document.querySelector('[data-content-id]')?.remove();
  document.documentElement.removeAttribute('data-voice');
  Object.assign(globalThis, { speechSynthesis: undefined, SpeechSynthesisUtterance: undefined });
});
