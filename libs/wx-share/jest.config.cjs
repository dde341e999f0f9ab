module.exports = { displayName: 'wx-share', preset: '../../jest.preset.cjs', testEnvironment: 'node' };
