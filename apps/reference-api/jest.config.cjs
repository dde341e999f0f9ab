module.exports = { displayName: 'reference-api', preset: '../../jest.preset.cjs', testEnvironment: 'node' };
