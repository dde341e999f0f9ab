module.exports = { displayName: 'content-cards', preset: '../../jest.preset.cjs' };
