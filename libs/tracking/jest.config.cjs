module.exports = { displayName: 'tracking', preset: '../../jest.preset.cjs' };
