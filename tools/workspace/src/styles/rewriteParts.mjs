import MagicString from 'magic-string';
import { Visitor } from 'vite';
import { refusalOfAttribute } from '../lint/findStyleProblems.mjs';
import { readImports } from './readModule.mjs';

/** @typedef {import('./syntaxTree.mjs').Node} Node */
/** @typedef {import('./createLookUp.mjs').Module} Module */
/** @typedef {import('./createEvaluator.mjs').CompiledPart} CompiledPart */
/** @typedef {import('./createStyleCompiler.mjs').StyleCompiler} StyleCompiler */

const fragment = 'A fragment or animation can be used in style files only.';

/**
 * Parts of style files, by the names that a module gives them.
 *
 * @param {Module} module
 * @param {StyleCompiler} compiler
 */
const findParts = (module, { find, toPart, refuse }) => {
  /** @type {Map<string, CompiledPart & { source: string }>} */
  const parts = new Map();
  for (const [name, { node, source }] of readImports(module.program)) {
    const found = /\.styles$/.test(source) ? find(module, name) : undefined;
    if (found?.definition.kind === 'part') parts.set(name, { ...toPart(found), source });
    else if (found && found.definition.kind !== 'constant') refuse(module, node.start, fragment);
  }
  return parts;
};

/** The elements of a module, and the names that stand elsewhere than in their tags. @param {Module} module */
const readElements = ({ program }) => {
  /** @type {Node[]} */
  const elements = [];
  /** @type {Set<string>} */
  const values = new Set();
  const visitor = new Visitor({
    JSXElement: (element) => void elements.push(/** @type {any} */ (element)),
    Identifier: ({ name }) => void values.add(name),
  });
  const body = program.body.filter((/** @type {Node} */ { type }) => type !== 'ImportDeclaration');
  visitor.visit(/** @type {any} */ ({ ...program, body }));
  return { elements, values };
};

/**
 * Exchanges the tag of an element for that of a part, with its class.
 *
 * @type {(code: MagicString, element: Node, part: CompiledPart) => void}
 */
const writeElement = (code, { openingElement, closingElement }, { element, classes }) => {
  const { name, attributes } = openingElement;
  const as = attributes.find((/** @type {Node} */ attribute) => attribute.name.name === 'as');
  const tag = as?.value.value ?? element;
  code.overwrite(name.start, name.end, `${tag} className="${classes}"`);
  if (as) code.remove(as.start, as.end);
  if (closingElement) code.overwrite(closingElement.name.start, closingElement.name.end, tag);
};

/**
 * Makes plain elements of the parts that a module uses. One with spread attributes or a class of its own stays a component, as does a
 * part that extends a component, and one whose name is also a value here or is declared again.
 *
 * @param {string} file
 * @param {string} text
 * @param {StyleCompiler} compiler
 */
export const rewriteParts = (file, text, compiler) => {
  const module = compiler.read(file, text);
  const code = new MagicString(text);
  const parts = findParts(module, compiler);
  const { elements, values } = readElements(module);
  // An import of which no name is left would be dropped, and its sheet with it.
  for (const source of new Set([...parts.values()].map(({ source }) => source)))
    code.prepend(`import '${source}';`);
  for (const element of elements) {
    const { name, attributes } = element.openingElement;
    const part = parts.get(name.name);
    if (!part) continue;
    for (const attribute of attributes) {
      const refusal = refusalOfAttribute(attribute);
      if (refusal) compiler.refuse(module, attribute.start, refusal);
    }
    const isPlain = attributes.every(
      (/** @type {Node} */ attribute) => attribute.name && attribute.name.name !== 'className',
    );
    if (isPlain && part.element && !values.has(name.name)) writeElement(code, element, part);
  }
  return {
    code: code.toString(),
    map: code.generateMap({ source: file, hires: 'boundary', includeContent: true }),
  };
};
