import { userEvent, within } from 'storybook/test';
import type { ControlledMedia } from './controlMedia';

/** Playback ends at one place, and the next try ends there again: the one after that goes on behind it. */
export const endTwice = async (media: ControlledMedia, canvasElement: HTMLElement, duration: number) => {
  // The address of a sample file is good for one load; a second one would fail.
  Object.defineProperty(media.element, 'src', { set: () => undefined });
  for (let tries = 0; tries < 2; tries += 1) {
    media.fail(3);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '重试' }));
    media.loaded(duration);
  }
};
