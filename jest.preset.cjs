const nxPreset = require('@nx/jest/preset').default;

/** Packages that ship only ES modules and that Jest therefore has to transform. */
const esmOnly = [
  'uuid',
  'mitt',
  'parse5',
  'entities',
  'hono',
  '@hono',
  'lru-cache',
  'fast-check',
  'pure-rand',
  'photoswipe',
  'opencc-js',
];

module.exports = {
  ...nxPreset,
  testEnvironment: 'jsdom',
  moduleFileExtensions: ['ts', 'tsx', 'js', 'jsx', 'mjs', 'cjs', 'json'],
  // A limit for what hangs. Tests have no limits of speed: the slowest take some seconds, and several times that on a busy machine.
  testTimeout: 30_000,
  testMatch: ['<rootDir>/{src,testing}/**/*.test.[jt]s?(x)'],
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  setupFilesAfterEnv: [require.resolve('./jest.setup.cjs')],
};
