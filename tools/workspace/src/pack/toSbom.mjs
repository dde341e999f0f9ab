/**
 * A bill of materials as CycloneDX 1.6 writes it, in JSON. It has no serial number and no time, so that equal packs have equal ones.
 *
 * @param {{ name: string, version: string, program?: string }} pack `program`: absent where there is none to start
 * @param {readonly import('./findPackages.mjs').PackedPackage[]} packages
 */
export const toSbom = ({ name, version, program }, packages) => {
  const own = {
    type: program ? 'application' : 'data',
    'bom-ref': name,
    name,
    version,
    ...(program && { description: `Starts with node ${program}` }),
  };
  const components = packages.map(toComponent);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: own },
    components,
    dependencies: [{ ref: name, dependsOn: components.map((component) => component['bom-ref']) }],
  };
};

/** @param {import('./findPackages.mjs').PackedPackage} packed */
const toComponent = ({ name, version, license, integrity }) => {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const content = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
  const hashes = [{ alg: 'SHA-512', content }];
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    licenses: [{ expression: license }],
    hashes,
  };
};
