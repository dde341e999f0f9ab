import { createServer } from 'node:net';
import { linkLines, toDemoLinks } from './demoLinks.mjs';
import { errorIn } from './startProgram.mjs';
import { startSettings } from './startSettings.mjs';
import { isPortFree } from './startSite.mjs';

describe('startSettings', () => {
  it('starts the reference platform and shows previews by default', () => {
    const settings = startSettings({});
    expect(settings).toMatchObject({
      site: 'http://127.0.0.1:4200',
      platform: 'http://127.0.0.1:4300',
      embedded: true,
      env: { PREVIEW_ENABLED: 'true', API_BASE_URL: 'http://127.0.0.1:4300' },
    });
    expect(settings.ports.map(({ port }) => port)).toEqual([4200, 4201, 4300]);
  });

  it('uses a platform that exists elsewhere, and keeps what was set', () => {
    const settings = startSettings({ API_BASE_URL: 'https://api.example', PREVIEW_ENABLED: 'false' });
    expect(settings).toMatchObject({ embedded: false, platform: 'https://api.example' });
    expect(settings.env['PREVIEW_ENABLED']).toBe('false');
    expect(settings.ports.map(({ port }) => port)).toEqual([4200, 4201]);
  });

  it('reaches a site that listens everywhere through loopback', () => {
    expect(startSettings({ HOST: '0.0.0.0', PORT: '8080' }).site).toBe('http://127.0.0.1:8080');
  });

  it('writes an IPv6 host as an address has it', () => {
    expect(startSettings({ HOST: '::1', PORT: '8080' }).site).toBe('http://[::1]:8080');
    expect(startSettings({ HOST: '::' }).platform).toBe('http://127.0.0.1:4300');
  });

  it('lets pages of the own address join live rooms, unless others are named', () => {
    const allowedOf = (env: NodeJS.ProcessEnv) => startSettings(env).env['REALTIME_ALLOWED_ORIGINS'];
    expect(allowedOf({})).toBe('');
    expect(allowedOf({ SITE_ORIGIN: 'http://192.168.1.2:4200' })).toBe('http://192.168.1.2:4200');
    const others = {
      SITE_ORIGIN: 'http://192.168.1.2:4200',
      REALTIME_ALLOWED_ORIGINS: 'https://other.example',
    };
    expect(allowedOf(others)).toBe('https://other.example');
  });

  it('waits for a site that drains as long as it was set to', () => {
    const drainMsOf = (DRAIN_MS?: string) => startSettings({ DRAIN_MS }).drainMs;
    expect([drainMsOf(), drainMsOf(''), drainMsOf('0'), drainMsOf('60000')]).toEqual([
      12_000, 12_000, 11_000, 71_000,
    ]);
    // The site refuses it, and the platform still has its time.
    expect(drainMsOf('5s')).toBe(11_000);
  });

  it.each(['http', '0', '70000', '80.5'])('refuses the port %s with a sentence', (PORT) => {
    expect(() => startSettings({ PORT })).toThrow('PORT has to be a port number');
  });
});

describe('demo links', () => {
  it('takes what is a link and leaves the rest', () => {
    const link = { kind: 'detail', content_type: 'article', path: '/davmu/share/x' };
    expect(toDemoLinks([link, { path: 'elsewhere' }, null, 'x'])).toEqual([link]);
    expect(toDemoLinks('<html>')).toEqual([]);
  });

  it('puts full addresses under each other', () => {
    const links = [
      { kind: 'home', path: '/h' },
      { kind: 'detail', content_type: 'article', path: '/a' },
    ];
    expect(linkLines(links, 'http://s')).toEqual([
      '  home            http://s/h',
      '  detail article  http://s/a',
    ]);
  });
});

it('shows only the errors of a JSON log', () => {
  expect(errorIn('{"level":30,"msg":"request"}')).toBeUndefined();
  expect(errorIn('{"level":50,"msg":"upstream gone"}')).toBe('upstream gone');
  expect(errorIn('{"level":60,"err":{"message":"out of memory"}}')).toBe('out of memory');
  expect(errorIn('ready')).toBeUndefined();
  expect(errorIn('{broken')).toBeUndefined();
});

it('knows whether a port is taken', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(isPortFree(port, '127.0.0.1')).resolves.toBe(false);
  await new Promise((resolve) => server.close(resolve));
  await expect(isPortFree(port, '127.0.0.1')).resolves.toBe(true);
});
