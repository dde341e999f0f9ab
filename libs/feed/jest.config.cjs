module.exports = { displayName: 'feed', preset: '../../jest.preset.cjs' };
