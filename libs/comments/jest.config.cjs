module.exports = { displayName: 'comments', preset: '../../jest.preset.cjs' };
