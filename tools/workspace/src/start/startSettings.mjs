/**
 * @typedef {object} StartSettings
 * @property {string} host where everything listens
 * @property {string} site address of the site
 * @property {string} platform address of the platform
 * @property {boolean} embedded whether this command starts the reference platform itself
 * @property {{ name: string, variable: string, port: number }[]} ports that have to be free
 * @property {NodeJS.ProcessEnv} env for the programs that are started
 */

/**
 * What `npm start` needs to know; everything else the programs read and judge themselves.
 *
 * @param {NodeJS.ProcessEnv} env
 * @throws {Error} a sentence, when a port is none
 */
export const startSettings = (env) => {
  const host = env['HOST'] || '127.0.0.1';
  const reachable = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  const port = portOf(env, 'PORT', 4200);
  const adminPort = portOf(env, 'ADMIN_PORT', 4201);
  const platformPort = portOf(env, 'REFERENCE_API_PORT', 4300);
  const embedded = !env['API_BASE_URL'];
  const platform = env['API_BASE_URL'] || `http://${reachable}:${platformPort}`;
  return {
    host,
    site: `http://${reachable}:${port}`,
    platform,
    embedded,
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
    },
  };
};

const portOf = (
  /** @type {NodeJS.ProcessEnv} */ env,
  /** @type {string} */ name,
  /** @type {number} */ standard,
) => {
  const port = Number(env[name] || standard);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} has to be a port number from 1 to 65535; it is "${env[name]}".`);
};
