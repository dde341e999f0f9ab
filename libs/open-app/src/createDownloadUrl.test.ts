import { readEnvironment } from '@share/environment';
import { userAgents } from '@share/environment/testing';
import { createDownloadUrl, parseDownloadUrl } from './createDownloadUrl';

const sourceIn = (fixture: string, load: () => Promise<unknown>) => {
  const userAgent = userAgents.find(({ name }) => name === fixture)?.userAgent ?? '';
  return createDownloadUrl({ environment: () => readEnvironment(userAgent), load });
};
const setting = JSON.stringify({ url: 'https://example.com/download' });

it('loads the setting once', async () => {
  const load = jest.fn(() => Promise.resolve(setting));
  const source = sourceIn('Safari, iPhone', load);
  expect(source.config()).toEqual({});
  await Promise.all([source.load(), source.load()]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(source.config()).toEqual({ downloadUrl: 'https://example.com/download' });
});

it('loads it again after a failure', async () => {
  const load = jest.fn(() => Promise.resolve(setting));
  load.mockRejectedValueOnce(new Error('offline'));
  const source = sourceIn('Safari, iPhone', load);
  await source.load();
  await source.load();
  expect(source.config()).toEqual({ downloadUrl: 'https://example.com/download' });
});

it.each(['WeChat 8.0.49, iPhone', 'WeChat mini program, iPhone', 'a script'])(
  'loads nothing for %s, where a download is never offered',
  async (fixture) => {
    const load = jest.fn(() => Promise.resolve(setting));
    await sourceIn(fixture, load).load();
    expect(load).not.toHaveBeenCalled();
  },
);

const url = 'https://example.com/download';
const ios = 'https://apps.example.com/id1';
const android = 'https://store.example.com/p';

describe('parseDownloadUrl', () => {
  it.each([
    ['{"url":"https://example.com/download"}', 'ios', url],
    [JSON.stringify({ url, ios, android }), 'ios', ios],
    [JSON.stringify({ url, ios, android }), 'ipados', ios],
    [JSON.stringify({ url, ios, android }), 'android', android],
    [JSON.stringify({ url, ios, android }), 'harmony', url],
    [JSON.stringify({ url, ios, android }), 'windows', url],
    [JSON.stringify({ ios }), 'android', undefined],
    [JSON.stringify({ url, android: 'http://store.example.com/p' }), 'android', url],
    [JSON.stringify({ url, android: 'javascript:alert(1)' }), 'android', url],
    [JSON.stringify({ url: 'http://example.com/download' }), 'android', undefined],
    [JSON.stringify({ url: '//example.com/download' }), 'android', undefined],
    [JSON.stringify({ url: 'market://details?id=a' }), 'android', undefined],
    [JSON.stringify({ url: ['https://example.com'] }), 'android', undefined],
    [{ url }, 'ios', url],
    ['{"url":', 'ios', undefined],
    ['null', 'ios', undefined],
    ['"https://example.com/download"', 'ios', undefined],
    ['', 'ios', undefined],
    [undefined, 'ios', undefined],
  ] as const)('%j on %s → %s', (setting, system, expected) => {
    expect(parseDownloadUrl(setting, system)).toBe(expected);
  });
});
