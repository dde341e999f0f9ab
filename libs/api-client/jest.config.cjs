module.exports = { displayName: 'api-client', preset: '../../jest.preset.cjs', testEnvironment: 'node' };
