module.exports = { displayName: 'safety', preset: '../../jest.preset.cjs', testEnvironment: 'node' };
