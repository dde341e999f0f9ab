import MagicString from 'magic-string';
import { parseFile } from '../../styles/parseFile.mjs';

/**
 * A row of a table of islands.
 *
 * @typedef {object} IslandRow
 * @property {string} name
 * @property {string} when
 * @property {'every' | readonly string[]} [pages] kinds of page that have it; absent: a panel
 * @property {readonly string[]} needs islands whose code comes with its own
 * @property {string} [file] the file of its code, with that of others
 * @property {readonly string[]} shares files that it loads for what it has in common with others
 * @property {string} request the module of its component, as the table imports it
 */

/** @typedef {import('../../styles/syntaxTree.mjs').Node} Node */

/** What only the build reads of a row. */
const buildFields = new Set(['pages', 'needs', 'file', 'shares']);

/**
 * Finds the tables of a module (`{ … } satisfies IslandModules`), and writes it without what only the build reads.
 *
 * @param {string} file
 * @param {string} text
 * @returns {{ rows: IslandRow[], code: MagicString }}
 * @throws {Error} when a row is not written out, or imports no module
 */
export const readIslandRows = (file, text) => {
  const program = parseFile(file, text);
  const code = new MagicString(text);
  const rows = nodesIn(program)
    .filter(isTable)
    .flatMap(({ expression }) => /** @type {Node[]} */ (expression.properties))
    .filter(({ type }) => type === 'Property')
    .map(({ key, value }) => {
      const fields = new Map(value.properties.map((/** @type {Node} */ field) => [field.key.name, field]));
      const valueOf = (/** @type {string} */ field) =>
        fields.has(field) ? toValue(fields.get(field).value, program) : undefined;
      const load = nodesIn(fields.get('load')).find(({ type }) => type === 'ImportExpression');
      const request = load?.source.value;
      if (!request) throw new Error(`${file}: the island ${key.name} imports no module.`);
      for (const name of buildFields) removeField(code, text, fields.get(name));
      return {
        name: key.name,
        when: valueOf('when'),
        pages: valueOf('pages'),
        needs: valueOf('needs') ?? [],
        file: valueOf('file'),
        shares: valueOf('shares') ?? [],
        request,
      };
    });
  return { rows, code };
};

/** @type {(node: Node) => boolean} */
const isTable = ({ type, typeAnnotation, expression }) =>
  type === 'TSSatisfiesExpression' &&
  typeAnnotation.typeName?.name === 'IslandModules' &&
  expression.type === 'ObjectExpression';

/** @type {(value: any) => Node[]} */
const nodesIn = (value) => {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesIn);
  return value.type ? [value, ...below] : below;
};

/** @type {(code: MagicString, text: string, field: Node | undefined) => void} */
const removeField = (code, text, field) => {
  if (!field) return;
  const [start, end] = field.range;
  code.remove(start, end + (/^\s*,/.exec(text.slice(end))?.[0].length ?? 0));
};

/** A text, or a list of texts, which may be named in the same file. @type {(node: Node, program: Node) => any} */
const toValue = (node, program) => {
  if (node.type === 'Literal') return node.value;
  if (node.type === 'TSAsExpression') return toValue(node.expression, program);
  if (node.type === 'ArrayExpression')
    return node.elements.flatMap((/** @type {Node} */ element) =>
      toValue(element.type === 'SpreadElement' ? element.argument : element, program),
    );
  const named = nodesIn(program).find(
    ({ type, id }) => type === 'VariableDeclarator' && id.name === node.name,
  );
  if (!named) throw new Error(`A row of islands has a value that is not written out: ${node.type}.`);
  return toValue(named.init, program);
};
