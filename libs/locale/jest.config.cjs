module.exports = { displayName: 'locale', preset: '../../jest.preset.cjs' };
