module.exports = { displayName: 'content-detail', preset: '../../jest.preset.cjs' };
