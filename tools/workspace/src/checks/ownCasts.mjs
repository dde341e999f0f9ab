import { parser } from 'typescript-eslint';
import { lineAt } from '../styles/syntaxTree.mjs';

/** @typedef {import('../styles/syntaxTree.mjs').Node} Node */
/** @typedef {{ path: string, type: string, why: string }} AllowedCast `type`: as it is written behind `as` */

const product = /^(apps|libs)\/.*\.tsx?$/;
const excepted =
  /\.(test|spec|stories)\.tsx?$|^apps\/[\w-]+-e2e\/|^(apps|libs)\/[\w-]+\/(testing|browser|src\/generated)\//;

/** @type {(value: any, found?: Node[]) => Node[]} */
const nodesIn = (value, found = []) => {
  if (typeof value !== 'object' || value === null) return found;
  if (value.type) found.push(value);
  for (const [key, below] of Object.entries(value)) if (key !== 'parent') nodesIn(below, found);
  return found;
};

/** Names in a file that are neither of the language, the browser or Node. @type {(nodes: readonly Node[]) => Set<string>} */
const namesMade = (nodes) =>
  new Set(
    nodes.flatMap((node) => {
      if (node.type === 'ImportDeclaration')
        return node.source.value.startsWith('node:')
          ? []
          : node.specifiers.map((/** @type {Node} */ { local }) => local.name);
      if (node.type === 'TSTypeParameter') return [node.name.name];
      if (/^(TSInterface|TSTypeAlias|Class|TSEnum)Declaration$/.test(node.type)) return [node.id?.name];
      return node.type === 'VariableDeclarator'
        ? nodesIn({ ...node.id, typeAnnotation: null }).map(({ name }) => name)
        : [];
    }),
  );

/** The name at the left of `a.b`. @type {(node: Node) => string} */
const firstName = (node) => (node.type === 'TSQualifiedName' ? firstName(node.left) : node.name);

/** Whether a cast says more than a program can see by itself. @type {(cast: Node, made: Set<string>) => boolean} */
const isOwn = ({ typeAnnotation }, made) =>
  nodesIn(typeAnnotation).some(
    ({ type, typeName, exprName }) =>
      /^TS(Any|Never)Keyword$/.test(type) ||
      (type === 'TSTypeReference' && firstName(typeName) !== 'const' && made.has(firstName(typeName))) ||
      (type === 'TSTypeQuery' && made.has(firstName(exprName))),
  );

/** Its own types leave the options out. */
const { parseForESLint } =
  /** @type {{ parseForESLint: (text: string, options: object) => { ast: Node } }} */ (parser);

/** Few files are parsed: a line of an import or a comment gives a name with `as`, or says the word. */
const mayCast = /^(?!import |export \{|\s*(?:\/\/|\/?\*)).*\bas (?!const\b)/m;

/** @type {(file: import('./thinApp.mjs').SourceFile) => { path: string, line: number, type: string }[]} */
const castsIn = ({ path, text }) => {
  if (!mayCast.test(text)) return [];
  const nodes = nodesIn(parseForESLint(text, { filePath: path, range: true }).ast);
  const made = namesMade(nodes);
  return nodes
    .filter((node) => /^TS(As|TypeAssertion)(Expression)?$/.test(node.type) && isOwn(node, made))
    .map(({ typeAnnotation: { range } }) => ({
      path,
      line: lineAt(text, range[0]),
      type: text.slice(...range).replace(/\s+/g, ' '),
    }));
};

/**
 * No cast turns a value into one of our own types: a type guard, a validator or the function that makes the value gives it its type. Types of
 * the browser and of Node may be cast to.
 *
 * @param {readonly import('./thinApp.mjs').SourceFile[]} files
 * @param {readonly AllowedCast[]} allowed
 * @returns {string[]}
 */
export const ownCasts = (files, allowed) => {
  const casts = files.filter(({ path }) => product.test(path) && !excepted.test(path)).flatMap(castsIn);
  const isSame = (/** @type {{ path: string, type: string }} */ one, /** @type {AllowedCast} */ other) =>
    one.path === other.path && one.type === other.type;
  return [
    ...casts
      .filter((cast) => !allowed.some((entry) => isSame(cast, entry)))
      .map(
        ({ path, line, type }) =>
          `${path}:${line} casts to ${type}: check the value, or give it its type where it is made.`,
      ),
    ...allowed
      .filter((entry) => !casts.some((cast) => isSame(cast, entry)))
      .map(({ path, type }) => `allowedCasts.mjs has ${path} and ${type}, which is no longer there.`),
  ];
};
