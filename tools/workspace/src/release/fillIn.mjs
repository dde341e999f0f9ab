/** @typedef {Record<'site1' | 'site2' | 'platform' | 'postgresql' | 'redis' | 'varnish' | 'https' | 'http' | 'admin1' | 'admin2', number>} Ports */

/** Replaces a text that has to be there. @type {(text: string, from: string, to: string) => string} */
const replace = (text, from, to) => {
  if (!text.includes(from)) throw new Error(`The configuration has no ${from}.`);
  return text.replaceAll(from, to);
};

/** @type {(text: string, pairs: readonly (readonly [string, string])[]) => string} */
const replaceAll = (text, pairs) => pairs.reduce((filled, [from, to]) => replace(filled, from, to), text);

/**
 * `deploy/nginx/share-site.conf` with the addresses of a trial, inside a whole configuration that writes only to `folder`.
 *
 * @type {(text: string, ports: Ports, folder: string) => string}
 */
export const fillInNginx = (text, ports, folder) => {
  const site = replaceAll(text, [
    ['varnish:6081', `127.0.0.1:${ports.varnish}`],
    ['site-1:4200', `127.0.0.1:${ports.site1}`],
    ['site-2:4200', `127.0.0.1:${ports.site2}`],
    ['listen 443 ', `listen 127.0.0.1:${ports.https} `],
    ['listen 80;', `listen 127.0.0.1:${ports.http};`],
    ['share.example.com', 'localhost'],
    ['/etc/nginx/tls', folder],
    ['/var/log/nginx', folder],
  ]);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  return [
    'daemon off;',
    'worker_processes 2;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr warn;',
    'events { worker_connections 2048; }',
    `http { access_log off; ${paths.join(' ')}\n${site}}`,
  ].join('\n');
};

/** `deploy/varnish/share-site.vcl` with the addresses of a trial. @type {(text: string, ports: Ports) => string} */
export const fillInVarnish = (text, ports) => {
  const backend = (/** @type {string} */ name) => `.host = "${name}";\n  .port = "4200";`;
  const at = (/** @type {number} */ port) => `.host = "127.0.0.1";\n  .port = "${port}";`;
  const evenly = text.replace(/^ +/gm, '  ');
  return replaceAll(evenly, [
    [backend('site-1'), at(ports.site1)],
    [backend('site-2'), at(ports.site2)],
  ]);
};
