/**
 * The configuration of TypeScript with its import paths in order.
 *
 * @type {(config: { compilerOptions: { paths: Record<string, string[]> } }) => { compilerOptions: { paths: Record<string, string[]> } }}
 */
export const sortPaths = (config) => {
  const paths = Object.fromEntries(
    Object.entries(config.compilerOptions.paths).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  return { ...config, compilerOptions: { ...config.compilerOptions, paths } };
};
