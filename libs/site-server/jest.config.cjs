module.exports = { displayName: 'site-server', preset: '../../jest.preset.cjs', testEnvironment: 'node' };
