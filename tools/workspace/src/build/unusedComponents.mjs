/**
 * Lets the build drop the components of react-router that nothing uses. It gives them names for React's developer tools and makes them with
 * `forwardRef`: both are calls and writes of a module's first run, which a bundler has to keep unless it knows that they do nothing else.
 *
 * @returns {import('vite').Plugin}
 */
export const unusedComponents = () => ({
  name: 'unused-components',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]/ },
    handler: (code) => withoutNames(code),
  },
});

/** @type {(code: string) => string} */
export const withoutNames = (code) =>
  code
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^(var \w+ = )(?=\w+\.forwardRef\()/gm, '$1/* @__PURE__ */ ');
