module.exports = { displayName: 'community', preset: '../../jest.preset.cjs' };
