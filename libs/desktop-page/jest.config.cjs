module.exports = { displayName: 'desktop-page', preset: '../../jest.preset.cjs' };
