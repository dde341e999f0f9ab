module.exports = { displayName: 'islands', preset: '../../jest.preset.cjs' };
