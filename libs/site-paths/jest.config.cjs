module.exports = { displayName: 'site-paths', preset: '../../jest.preset.cjs', testEnvironment: 'node' };
