module.exports = { displayName: 'live', preset: '../../jest.preset.cjs' };
