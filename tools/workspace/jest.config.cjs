module.exports = {
  displayName: 'workspace',
  preset: '../../jest.preset.cjs',
  testEnvironment: 'node',
  testTimeout: 60_000,
  testMatch: ['<rootDir>/{src,generators}/**/*.test.ts'],
};
