module.exports = {
  displayName: 'reference-statistics',
  preset: '../../jest.preset.cjs',
  testEnvironment: 'node',
  // The embedded database loads its files with import(), which Jest runs only when transformed.
  transformIgnorePatterns: ['/node_modules/(?!(@electric-sql|hono|@hono|entities)/)'],
};
