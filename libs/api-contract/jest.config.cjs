module.exports = { displayName: 'api-contract', preset: '../../jest.preset.cjs', testEnvironment: 'node' };
