module.exports = { displayName: 'service-worker', preset: '../../jest.preset.cjs' };
