module.exports = { displayName: 'http-server', preset: '../../jest.preset.cjs', testEnvironment: 'node' };
