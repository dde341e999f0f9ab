import { clientUaToken, userAgents } from '../testing';
import { readEnvironment } from './readEnvironment';

const read = (userAgent: string) => readEnvironment(userAgent, { clientUaToken });

describe('readEnvironment', () => {
  it.each(userAgents)('$name → $host, $system', ({ userAgent, maxTouchPoints, host, system, isMobile }) => {
    const environment = readEnvironment(userAgent, { clientUaToken, maxTouchPoints });
    expect(environment).toMatchObject({ host, system, isMobile });
    expect(environment.isMiniProgram).toBe(host.endsWith('mini-program'));
  });

  it('is tested with more than a hundred different agents', () => {
    expect(userAgents.length).toBeGreaterThan(100);
    expect(new Set(userAgents.map(({ userAgent }) => userAgent)).size).toBe(userAgents.length);
    expect(new Set(userAgents.map(({ name }) => name)).size).toBe(userAgents.length);
  });

  it.each([
    ['WeChat 8.0.49, iPhone', '8.0.49'],
    ['WeChat 8.0.48, own kernel', '8.0.48.2580'],
    ['WeChat 6.6.1, X5 kernel', '6.6.1.1220'],
    ['WeCom, Android', undefined],
    ['WeChat, Windows', undefined],
    ['Safari, iPhone', undefined],
  ])('%s has the WeChat version %s', (fixture, version) => {
    const agent = userAgents.find(({ name }) => name === fixture)?.userAgent ?? '';
    expect(read(agent).wechatVersion).toBe(version);
  });

  it('matches the token of the own client case-insensitively, and an empty token never', () => {
    expect(read('Mozilla/5.0 (iPhone) SHAREAPP/1.0').host).toBe('client');
    expect(readEnvironment('Mozilla/5.0 (iPhone) MicroMessenger/8.0.1', { clientUaToken: '' }).host).toBe(
      'wechat',
    );
    expect(readEnvironment('Mozilla/5.0 (iPhone) ShareApp/1.0').host).toBe('other');
  });

  it('prefers the own client over a mini program', () => {
    expect(read('ShareApp/1.0 MicroMessenger/8.0.49 miniProgram')).toMatchObject({
      host: 'client',
      isMiniProgram: false,
    });
  });

  it('distinguishes a Mac with a touch pad from an iPad', () => {
    const mac =
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15';
    expect(readEnvironment(mac, { maxTouchPoints: 1 }).system).toBe('mac');
    expect(readEnvironment(mac, { maxTouchPoints: 5 }).system).toBe('ipados');
  });

  it('ignores everything after 1,024 characters', () => {
    expect(read(`${'x'.repeat(1024)}MicroMessenger/8.0.49 iPhone`).host).toBe('desktop');
    expect(read('MicroMessenger/'.repeat(100_000)).wechatVersion).toBeUndefined();
  });
});
