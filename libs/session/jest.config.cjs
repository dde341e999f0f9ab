module.exports = { displayName: 'session', preset: '../../jest.preset.cjs' };
