import MagicString from 'magic-string';
import { createEvaluator } from './createEvaluator.mjs';

/** @typedef {ReturnType<typeof createStyleCompiler>} StyleCompiler */

/**
 * Makes sheets of style files, and says in which order they are read.
 *
 * @param {import('./createEvaluator.mjs').Options} options
 */
export const createStyleCompiler = (options) => {
  const evaluator = createEvaluator(options);
  const { read, find, valueOf, textOf } = evaluator;

  /** The rules of a style file in the order of its source, to which the map leads. @param {string} file */
  const compile = (file) => {
    const module = read(file);
    const css = new MagicString(module.text);
    let end = 0;
    for (const [name, definition] of module.names) {
      if (!('kind' in definition) || !/part|keyframes/.test(definition.kind)) continue;
      const { start, quasis, expressions } = definition.node;
      const head = `${definition.kind === 'part' ? '' : '@keyframes '}${valueOf({ name, module, definition })} {`;
      css.overwrite(end, start + 1, end > 0 ? `}\n\n${head}` : head);
      for (const [index, { range, value, tail }] of quasis.entries()) {
        const last = range[1] - (tail ? 1 : 2);
        if (value.raw !== value.cooked) css.overwrite(range[0] + 1, last, value.cooked);
        if (!tail) css.overwrite(last, quasis[index + 1].start + 1, textOf(module, expressions[index]));
      }
      end = definition.node.end - 1;
    }
    css.overwrite(end, module.text.length, end > 0 ? '}\n' : '');
    const map = css.generateMap({ source: file, hires: 'boundary', includeContent: true });
    return { code: css.toString(), map };
  };

  /** The modules of which a module uses constants or parts. @param {string} file */
  const usedBy = (file) => {
    const module = read(file);
    const found = [...module.names.keys()].map((name) => find(module, name));
    return found.flatMap((used) => (used && isWrittenOut(used.definition) ? used.module.file : []));
  };

  /** These files, each after the modules that it uses. @param {string[]} files */
  const withUsed = (files) => {
    /** @type {Set<string>} */
    const seen = new Set();
    /** @type {string[]} */
    const order = [];
    const add = (/** @type {string} */ file) => {
      if (seen.has(file)) return;
      seen.add(file);
      if (!file.endsWith('.css')) usedBy(file).forEach(add);
      order.push(file);
    };
    files.forEach(add);
    return order;
  };

  return { ...evaluator, compile, withUsed };
};

/** @param {import('./readModule.mjs').Definition} definition */
const isWrittenOut = ({ node }) => !/Call|Function/.test(node.type);
