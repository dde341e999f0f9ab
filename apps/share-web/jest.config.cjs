module.exports = { displayName: 'share-web', preset: '../../jest.preset.cjs', testEnvironment: 'node' };
