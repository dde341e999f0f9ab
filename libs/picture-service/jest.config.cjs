module.exports = { displayName: 'picture-service', preset: '../../jest.preset.cjs' };
