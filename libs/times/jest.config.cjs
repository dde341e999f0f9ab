module.exports = { displayName: 'times', preset: '../../jest.preset.cjs' };
