import MagicString from 'magic-string';
import { createEvaluator } from './createEvaluator.mjs';
import { isStyleFile } from './createLookUp.mjs';

/** @typedef {ReturnType<typeof createStyleCompiler>} StyleCompiler */

/**
 * Makes sheets of style files, and says in which order they are read.
 *
 * @param {import('./createEvaluator.mjs').Options} options
 */
export const createStyleCompiler = (options) => {
  const evaluator = createEvaluator(options);
  const { read, find, toName, replacements } = evaluator;

  /** The rules of a style file in the order of its source, to which the map leads, with the files that they depend on. @param {string} file */
  const compile = (file) => {
    const module = read(file);
    const css = new MagicString(module.text);
    const files = new Set([file]);
    /** @type {Record<string, string>} */
    const names = {};
    let end = 0;
    for (const [name, { kind, node, base }] of module.definitions) {
      if (kind !== 'part' && kind !== 'keyframes') continue;
      // What a part extends is in its class, not in its rules.
      if (base) find(module, base.name, files);
      const short = (names[name] = toName(name, file));
      const head = kind === 'part' ? `.${short} {` : `@keyframes ${short} {`;
      css.overwrite(end, node.start + 1, end > 0 ? `}\n\n${head}` : head);
      for (const { start, end: last, text } of replacements(module, node, files))
        css.overwrite(start, last, text);
      end = node.end - 1;
    }
    css.overwrite(end, module.text.length, end > 0 ? '}\n' : '');
    const map = css.generateMap({ source: file, hires: 'boundary', includeContent: true });
    return { css: css.toString(), map, names, files };
  };

  /** These files, each after the style files that it uses. @param {string[]} files */
  const sheetOrder = (files) => {
    /** @type {Set<string>} */
    const seen = new Set();
    /** @type {string[]} */
    const order = [];
    const add = (/** @type {string} */ file) => {
      if (seen.has(file)) return;
      seen.add(file);
      if (isStyleFile(file)) [...compile(file).files].filter(isStyleFile).forEach(add);
      order.push(file);
    };
    files.forEach(add);
    return order;
  };

  return { ...evaluator, compile, sheetOrder };
};
