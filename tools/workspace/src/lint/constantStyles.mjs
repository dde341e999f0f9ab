import { library, readImports } from '../styles/readModule.mjs';
import { findStyleProblems, refusalOfAttribute } from './findStyleProblems.mjs';

/** @typedef {import('../styles/syntaxTree.mjs').Node} Node */

const elsewhere = 'Parts are written in a style file, X.styles.ts beside the component.';

/** @param {import('eslint').Rule.RuleContext} context @param {Node} program @returns {import('eslint').Rule.RuleListener} */
const inComponent = (context, program) => {
  const imports = readImports(program);
  const isPart = (/** @type {Node} */ { name }) => /\.styles$/.test(imports.get(name)?.source ?? '');
  const report = (/** @type {any} */ node, /** @type {string} */ message) =>
    context.report({ node, message });
  return {
    Program: () => {
      for (const { node, source } of imports.values()) if (source === library) report(node, elsewhere);
    },
    JSXAttribute: (/** @type {any} */ attribute) => {
      const refusal = isPart(attribute.parent.name) && refusalOfAttribute(attribute);
      if (refusal) report(attribute, refusal);
    },
  };
};

/**
 * Reports while typing the errors of the style compiler: in a style file, and where parts are used.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const constantStyles = {
  meta: { type: 'problem' },
  create: (context) => {
    const { text, ast } = context.sourceCode;
    const program = /** @type {Node} */ (/** @type {unknown} */ (ast));
    if (!context.filename.endsWith('.styles.ts')) return inComponent(context, program);
    return {
      Program: () => {
        for (const { range, message } of findStyleProblems(program, text)) {
          const [from, to] = range.map((offset) => context.sourceCode.getLocFromIndex(offset));
          if (from && to) context.report({ loc: { start: from, end: to }, message });
        }
      },
    };
  },
};
