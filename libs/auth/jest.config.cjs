module.exports = { displayName: 'auth', preset: '../../jest.preset.cjs' };
