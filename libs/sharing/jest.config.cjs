module.exports = { displayName: 'sharing', preset: '../../jest.preset.cjs' };
