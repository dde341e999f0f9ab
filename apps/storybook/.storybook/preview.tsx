import { startPageScript } from '@share/environment/testing';
import { themeCss, uiConstants } from '@share/ui/theme';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { SWRConfig } from 'swr';
import { mountBackend, unmountBackend } from './mockBackend';
import { Settled, whenSettled } from './whenSettled';

declare global {
  interface Window {
    /** Provided by the story checks: only the driver of the browser can resize the window. */
    resizeStory?: (size: { width: number; height: number }) => Promise<void>;
  }
}

/* Long enough for a busy machine; a present element is found at once. */
configure({ asyncUtilTimeout: 10_000 });

const styleSheet = themeCss(uiConstants.defaultThemeColour);

const viewports = {
  phone: { width: 375, height: 667 },
  narrow: { width: 320, height: 568 },
  desktop: { width: 1280, height: 800 },
};

type ViewportName = keyof typeof viewports;

const toViewportOption = (name: ViewportName) => {
  const { width, height } = viewports[name];
  const styles = { width: `${width}px`, height: `${height}px` };
  return { name: `${width} × ${height}`, styles, type: name === 'desktop' ? 'desktop' : 'mobile' } as const;
};

const longTimer = 2000;
const never = 2 ** 31 - 1;

/**
 * A message that goes away by itself stays until the checks have taken their picture, however busy the machine is: timers of
 * two seconds and more do not fire. Storybook's testing library keeps the original `setTimeout`.
 */
const holdLongTimers = () => {
  const { setTimeout } = window;
  const held = (handler: TimerHandler, delay = 0, ...args: unknown[]) =>
    setTimeout(handler, delay < longTimer ? delay : never, ...args);
  Object.assign(window, { setTimeout: held });
  return () => (window.setTimeout = setTimeout);
};

/* An animation that follows a scroll never ends: nothing waits for one. */
const allAnimations = document.getAnimations.bind(document);
document.getAnimations = () => allAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);

/** Removes values of the previous story from a storage; the keys of Storybook itself stay. */
const clearStorage = (storage: Storage) =>
  Object.keys(storage)
    .filter((key) => !/^@?(storybook|sb-)/i.test(key))
    .forEach((key) => storage.removeItem(key));

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: '外观',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: '浅色' },
          { value: 'dark', title: '深色' },
        ],
      },
    },
    size: {
      description: '字号',
      toolbar: {
        icon: 'ruler',
        dynamicTitle: true,
        items: [
          { value: 'standard', title: '标准' },
          { value: 'large', title: '较大' },
          { value: 'elder', title: '大字版' },
          { value: 'max', title: '200 %' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', size: 'standard', viewport: { value: 'phone', isRotated: false } },
  parameters: {
    a11y: { test: 'error' },
    viewport: {
      options: {
        phone: toViewportOption('phone'),
        narrow: toViewportOption('narrow'),
        desktop: toViewportOption('desktop'),
      },
    },
    controls: { expanded: true },
    options: { storySort: { order: ['ui', ['Foundations'], 'content-cards', ['Patterns']] } },
    /* Every story in a document of its own: appearance and text size belong to the document, and a phone is narrow. */
    docs: { story: { inline: false, height: '667px' } },
  },
  loaders: [
    async ({ parameters }) =>
      parameters['backend'] ? { services: await mountBackend(parameters['backend']) } : {},
  ],
  beforeEach: async ({ globals }) => {
    document.documentElement.lang = 'zh-CN';
    startPageScript();
    clearStorage(localStorage);
    clearStorage(sessionStorage);
    const { value }: { value: ViewportName } = globals['viewport'];
    await window.resizeStory?.(viewports[value]);
    const releaseTimers = window.resizeStory && holdLongTimers();
    return async () => {
      releaseTimers?.();
      await unmountBackend();
    };
  },
  mount: (context) => async (ui) => {
    if (ui !== undefined) context.originalStoryFn = () => ui;
    const settled = whenSettled();
    await context.renderToCanvas();
    await settled;
    return context.canvas;
  },
  decorators: [
    (Story, { globals, parameters }) => {
      document.documentElement.dataset['theme'] = String(globals['theme']);
      // The usual size has no mark, as in documents.
      const { size } = globals;
      if (size === 'standard') delete document.documentElement.dataset['size'];
      else document.documentElement.dataset['size'] = String(size);
      return (
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
          <style>{styleSheet}</style>
          {parameters['wholePage'] ? (
            <Story />
          ) : (
            <main>
              <Story />
            </main>
          )}
          <Settled />
        </SWRConfig>
      );
    },
  ],
};

export default preview;
