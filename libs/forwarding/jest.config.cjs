module.exports = { displayName: 'forwarding', preset: '../../jest.preset.cjs', testEnvironment: 'node' };
