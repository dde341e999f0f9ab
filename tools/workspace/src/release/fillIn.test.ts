import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillInNginx, fillInVarnish } from './fillIn.mjs';

const deploy = join(__dirname, '../../../../deploy');
const nginx = readFileSync(join(deploy, 'nginx/share-site.conf'), 'utf8');
const varnish = readFileSync(join(deploy, 'varnish/share-site.vcl'), 'utf8');
const ports = {
  site1: 1001,
  site2: 1002,
  admin1: 1003,
  admin2: 1004,
  platform: 1005,
  postgresql: 1006,
  redis: 1007,
  varnish: 1008,
  https: 1009,
  http: 1010,
};

/** Without comments. */
const rulesOf = (text: string) => text.replace(/^\s*#.*$/gm, '');

test('nginx gets the addresses of a trial, and nothing of the example is left', () => {
  const filled = rulesOf(fillInNginx(nginx, ports, '/trial'));
  expect(filled).toContain('server 127.0.0.1:1008 max_fails=');
  expect(filled).toContain('listen 127.0.0.1:1009 ssl http2;');
  expect(filled).toContain('ssl_certificate /trial/share.crt;');
  expect(filled).not.toMatch(/site-\d|varnish:|example|\/etc\/|\/var\/|listen \d+[; ]/);
});

test('Varnish gets the addresses of a trial, each site its own', () => {
  const filled = rulesOf(fillInVarnish(varnish, ports));
  expect(filled).toMatch(/site_1 \{\s*\.host = "127\.0\.0\.1";\s*\.port = "1001";/);
  expect(filled).toMatch(/site_2 \{\s*\.host = "127\.0\.0\.1";\s*\.port = "1002";/);
  expect(filled).not.toContain('4200');
});

test('a configuration without what is to be replaced is refused', () => {
  expect(() => fillInNginx(nginx.replaceAll('site-2', 'other'), ports, '/trial')).toThrow(
    'The configuration has no site-2:4200.',
  );
});
