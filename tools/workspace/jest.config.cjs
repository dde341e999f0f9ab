/** execa and what it stands on ship only ES modules. */
const esmOnly =
  'execa|@sec-ant|@sindresorhus|figures|get-stream|human-signals|is-plain-obj|is-stream|is-unicode-supported|npm-run-path|parse-ms|path-key|pretty-ms|strip-final-newline|unicorn-magic|yoctocolors';

module.exports = {
  displayName: 'workspace',
  preset: '../../jest.preset.cjs',
  testEnvironment: 'node',
  testTimeout: 60_000,
  testMatch: ['<rootDir>/{src,generators}/**/*.test.ts'],
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly})/)`],
};
