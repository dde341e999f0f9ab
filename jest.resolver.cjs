const nxResolver = require('@nx/jest/plugins/resolver');

/** Nx gives an empty stand-in for every style file; ours are read (`jest.cssModules.cjs`). */
module.exports = (path, options) =>
  path.endsWith('.module.css') ? options.defaultResolver(path, options) : nxResolver(path, options);
