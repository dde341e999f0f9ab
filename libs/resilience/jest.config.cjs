module.exports = { displayName: 'resilience', preset: '../../jest.preset.cjs' };
