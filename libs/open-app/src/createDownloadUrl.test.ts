import { readEnvironment } from '@share/environment';
import { userAgents } from '@share/environment/testing';
import { createDownloadUrl } from './createDownloadUrl';

const sourceIn = (fixture: string, load: () => Promise<unknown>) => {
  const userAgent = userAgents.find(({ name }) => name === fixture)?.userAgent ?? '';
  return createDownloadUrl({ environment: () => readEnvironment(userAgent), load });
};
const setting = JSON.stringify({ url: 'https://example.com/download' });
const flush = () => new Promise(process.nextTick);

it('asks once and knows the address afterwards', async () => {
  const load = jest.fn(() => Promise.resolve(setting));
  const source = sourceIn('Safari, iPhone', load);
  expect(source.known()).toEqual({});
  source.ask();
  source.ask();
  await flush();
  expect(load).toHaveBeenCalledTimes(1);
  expect(source.known()).toEqual({ downloadUrl: 'https://example.com/download' });
});

it('asks again after a failure', async () => {
  const load = jest.fn(() => Promise.resolve(setting));
  load.mockRejectedValueOnce(new Error('offline'));
  const source = sourceIn('Safari, iPhone', load);
  source.ask();
  await flush();
  source.ask();
  await flush();
  expect(source.known()).toEqual({ downloadUrl: 'https://example.com/download' });
});

it.each(['WeChat 8.0.49, iPhone', 'WeChat mini program, iPhone', 'a script'])(
  'asks nothing for %s, where a download is never offered',
  (fixture) => {
    const load = jest.fn(() => Promise.resolve(setting));
    sourceIn(fixture, load).ask();
    expect(load).not.toHaveBeenCalled();
  },
);
