module.exports = { displayName: 'page-metadata', preset: '../../jest.preset.cjs' };
