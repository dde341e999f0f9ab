module.exports = { displayName: 'environment', preset: '../../jest.preset.cjs' };
