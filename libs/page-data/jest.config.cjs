module.exports = { displayName: 'page-data', preset: '../../jest.preset.cjs', testEnvironment: 'node' };
