module.exports = { displayName: 'shell', preset: '../../jest.preset.cjs' };
