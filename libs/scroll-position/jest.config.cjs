module.exports = { displayName: 'scroll-position', preset: '../../jest.preset.cjs' };
