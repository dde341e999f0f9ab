module.exports = { displayName: 'clue-report', preset: '../../jest.preset.cjs' };
