module.exports = { displayName: 'open-app', preset: '../../jest.preset.cjs' };
