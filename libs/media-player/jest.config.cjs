module.exports = { displayName: 'media-player', preset: '../../jest.preset.cjs' };
