import { themeCss } from '@share/ui/theme';
import type { Preview } from '@storybook/react-vite';
import { SWRConfig } from 'swr';
import { mountBackend } from './mockBackend';

const styleSheet = themeCss('#FF4A26');

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
        phone: { name: '375 × 667', styles: { width: '375px', height: '667px' }, type: 'mobile' },
        narrow: { name: '320 × 568', styles: { width: '320px', height: '568px' }, type: 'mobile' },
      },
    },
    controls: { expanded: true },
  },
  beforeEach: ({ parameters }) => (parameters['backend'] ? mountBackend(parameters['backend']) : undefined),
  decorators: [
    (Story, { globals, parameters }) => {
      document.documentElement.lang = 'zh-CN';
      document.documentElement.dataset['theme'] = String(globals['theme']);
      document.documentElement.dataset['size'] = String(globals['size']);
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
        </SWRConfig>
      );
    },
  ],
};

export default preview;
