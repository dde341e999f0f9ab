module.exports = { displayName: 'cache', preset: '../../jest.preset.cjs', testEnvironment: 'node' };
