/** @typedef {ReturnType<typeof startSettings>} StartSettings */

/** Beside the time for which the site goes on accepting requests, both programs together have this long to finish their work. */
const finishMs = 11_000;

/**
 * Settings of `npm start`; the programs validate everything else themselves. `embedded`: this command starts the
 * reference platform; `ports` have to be free; `drainMs` is how long both have to stop; `env` is for the programs.
 *
 * @param {NodeJS.ProcessEnv} env
 * @throws {Error} when a port is not a port number
 */
export const startSettings = (env) => {
  const host = env['HOST'] || '127.0.0.1';
  const reachable = toReachable(host);
  const port = readPort(env, 'PORT', 4200);
  const adminPort = readPort(env, 'ADMIN_PORT', 4201);
  const platformPort = readPort(env, 'REFERENCE_API_PORT', 4300);
  const embedded = !env['API_BASE_URL'];
  const platform = env['API_BASE_URL'] || `http://${reachable}:${platformPort}`;
  return {
    host,
    site: `http://${reachable}:${port}`,
    platform,
    embedded,
    drainMs: finishMs + (Number(env['DRAIN_MS'] || 1000) || 0),
    ports: [
      { name: 'the site', variable: 'PORT', port },
      { name: 'metrics and health', variable: 'ADMIN_PORT', port: adminPort },
      ...(embedded
        ? [{ name: 'the reference platform', variable: 'REFERENCE_API_PORT', port: platformPort }]
        : []),
    ],
    env: {
      ...env,
      API_BASE_URL: platform,
      PREVIEW_ENABLED: env['PREVIEW_ENABLED'] || 'true',
      REFERENCE_PRINT_CODES: env['REFERENCE_PRINT_CODES'] || '1',
      // Pages of an address that is not this machine's own may join the chat of a live room, too.
      REALTIME_ALLOWED_ORIGINS: env['REALTIME_ALLOWED_ORIGINS'] || env['SITE_ORIGIN'] || '',
    },
  };
};

/** The host as it stands in an address that this machine can open. */
const toReachable = (/** @type {string} */ host) => {
  if (['0.0.0.0', '::'].includes(host)) return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
};

/** @type {(env: NodeJS.ProcessEnv, name: string, defaultPort: number) => number} */
const readPort = (env, name, defaultPort) => {
  const port = Number(env[name] || defaultPort);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} has to be a port number from 1 to 65535; it is "${env[name]}".`);
};
