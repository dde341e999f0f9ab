import { transform } from 'lightningcss';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import { preprocessCSS, type Plugin, type ResolvedConfig } from 'vite';

const workspace = join(import.meta.dirname, '../../..');
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A short name for a class of a CSS module, the same in every build of the same source. */
export const toClassName = (name: string, file: string): string => {
  const digest = createHash('sha256')
    .update(`${relative(workspace, file)} ${name}`)
    .digest();
  return Array.from(digest.subarray(0, 5), (byte) => letters[byte % letters.length]).join('');
};

/** The oldest browsers that the site supports, as Lightning CSS writes versions. */
const targets = { chrome: 87 << 16, safari: 14 << 16 };

/** A rule of the site's style sheet as the server reads it (`StyleRule` of libs/islands). */
interface Entry {
  css: string;
  selectors: string[][];
}

const classesOf = (rule: Rule): string[][] =>
  rule.selectors.map((selector) =>
    Array.from(selector.matchAll(/\.([a-zA-Z][\w-]*)/g), ([, name = '']) => name),
  );

const isAnimation = (node: ChildNode) => node.type === 'atrule' && node.name === 'keyframes';

/** The rules in these nodes, each within the conditions around it. */
const toEntries = (nodes: ChildNode[], around = (css: string) => css): Entry[] =>
  nodes.flatMap((node) => {
    if (node.type === 'rule') return [{ css: around(String(node)), selectors: classesOf(node) }];
    if (node.type !== 'atrule' || isAnimation(node)) return [];
    return toEntries(node.nodes ?? [], (css) => around(`@${node.name} ${node.params}{${css}}`));
  });

const splitRules = (css: string): Entry[] => {
  const { nodes } = postcss.parse(css);
  const entries = toEntries(nodes);
  const animations = nodes
    .filter((node): node is AtRule => isAnimation(node))
    .map((node) => {
      const users = entries.filter((entry) => new RegExp(`[:, ]${node.params}\\b`).test(entry.css));
      return { css: String(node), selectors: users.flatMap((entry) => entry.selectors) };
    });
  return [...animations, ...entries];
};

/** Style files of the libraries; those of `ui` first, so that what uses a control can change it. */
const findStyleFiles = async (): Promise<string[]> => {
  const libs = join(workspace, 'libs');
  const files = (await readdir(libs, { recursive: true })).filter((name) => name.endsWith('.module.css'));
  const rank = (name: string) => (name.startsWith('ui/') ? `0${name}` : `1${name}`);
  return files.sort((one, other) => (rank(one) < rank(other) ? -1 : 1)).map((name) => join(libs, name));
};

const readStyles = async (config: ResolvedConfig): Promise<string> => {
  const compile = async (file: string) =>
    (await preprocessCSS(await readFile(file, 'utf8'), file, config)).code;
  const source = (await Promise.all((await findStyleFiles()).map(compile))).join('\n');
  return String(transform({ filename: 'styles.css', code: Buffer.from(source), minify: true, targets }).code);
};

/**
 * Writes the style sheet of the site from the style files of all libraries, also of components that only the server renders, and
 * `.vite/styles.json`: its name and its rules one by one, from which the server chooses what a page needs first.
 */
export const styleSheet = (): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'style-sheet',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (resolved) => void (config = resolved),
    async generateBundle(_options, bundle) {
      // Vite's own sheet lacks what no module of the browser imports.
      for (const name of Object.keys(bundle)) if (name.endsWith('.css')) delete bundle[name];
      const css = await readStyles(config);
      const file = this.getFileName(this.emitFile({ type: 'asset', name: 'styles.css', source: css }));
      const source = JSON.stringify({ file, rules: splitRules(css) });
      this.emitFile({ type: 'asset', fileName: '.vite/styles.json', source });
    },
  };
};
