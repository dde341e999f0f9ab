module.exports = { displayName: 'page-document', preset: '../../jest.preset.cjs' };
