import { parseDownloadUrl } from './parseDownloadUrl';

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
