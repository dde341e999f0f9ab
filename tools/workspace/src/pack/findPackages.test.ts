import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describePackages, withDependencies } from './findPackages.mjs';
import { toLicences } from './toLicences.mjs';
import { toSbom } from './toSbom.mjs';

let root: string;

const integrity = `sha512-${Buffer.from('an archive').toString('base64')}`;

const addPackage = (name: string, manifest: object, files: Record<string, string> = {}) => {
  const folder = join(root, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0', ...manifest }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'packages-'));
  addPackage('@scope/native', {
    license: 'MIT',
    dependencies: { needed: '^1.0.0' },
    optionalDependencies: { 'for-another-system': '1.0.0' },
  });
  addPackage('needed', { license: 'ISC OR MIT', dependencies: { '@scope/native': '^1.0.0' } });
  const packages = ['@scope/native', 'needed'].map((name) => [`node_modules/${name}`, { integrity }]);
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: Object.fromEntries(packages) }));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const both = ['node_modules/@scope/native', 'node_modules/needed'];

test('a package comes with what it needs, each once, without what is not installed', () => {
  expect(withDependencies(root, ['@scope/native'])).toEqual(both);
});

test('packages are described once, by name', () => {
  const described = describePackages(root, ['node_modules/needed', ...both]);
  expect(described.map(({ name, license }) => [name, license])).toEqual([
    ['@scope/native', 'MIT'],
    ['needed', 'ISC OR MIT'],
  ]);
});

test('a package without a licence, or one that the lockfile does not have, stops', () => {
  addPackage('nameless', {});
  expect(() => describePackages(root, ['node_modules/nameless'])).toThrow(
    'nameless 1.0.0 states no licence.',
  );
  addPackage('stray', { license: 'MIT' });
  expect(() => describePackages(root, ['node_modules/stray'])).toThrow(
    'stray 1.0.0 is not in package-lock.json.',
  );
});

test('the bill of materials names each package by its purl, licence and digest', () => {
  const pack = { name: 'share-site-1.2.3', version: '1.2.3', program: 'main.js' };
  const sbom = toSbom(pack, describePackages(root, both));
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  expect(sbom.components[0]).toEqual({
    type: 'library',
    'bom-ref': 'pkg:npm/%40scope/native@1.0.0',
    name: '@scope/native',
    version: '1.0.0',
    purl: 'pkg:npm/%40scope/native@1.0.0',
    licenses: [{ expression: 'MIT' }],
    hashes: [{ alg: 'SHA-512', content: Buffer.from('an archive').toString('hex') }],
  });
  expect(sbom.dependencies).toEqual([
    { ref: pack.name, dependsOn: ['pkg:npm/%40scope/native@1.0.0', 'pkg:npm/needed@1.0.0'] },
  ]);
});

test('what has no program to start is data', () => {
  const pack = { name: 'share-media-1.2.3', version: '1.2.3' };
  expect(toSbom(pack, [])).toMatchObject({
    metadata: { component: { ...pack, 'bom-ref': pack.name, type: 'data' } },
    components: [],
  });
});

test('the licences are whole: every text a package brings, else its README', () => {
  addPackage(
    '@scope/native',
    { license: 'MIT' },
    { LICENSE: 'Permission', NOTICE: 'Also', 'README.md': '#' },
  );
  addPackage('needed', { license: 'ISC OR MIT' }, { 'README.md': 'Licensed as …' });
  const [native, needed] = toLicences(root, describePackages(root, both)).split(/\n=+\n/);
  expect(native?.trim()).toBe('@scope/native 1.0.0: MIT\n\nPermission\n\nAlso');
  expect(needed?.trim()).toBe('needed 1.0.0: ISC OR MIT\n\nLicensed as …');
});
