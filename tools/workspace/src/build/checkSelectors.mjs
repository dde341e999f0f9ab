import { transform } from 'lightningcss';

/** @typedef {import('lightningcss').SelectorComponent} SelectorComponent */

const siblings = ['next-sibling', 'later-sibling'];

const isSibling = (/** @type {SelectorComponent} */ part) =>
  part.type === 'combinator' && siblings.includes(part.value);

const isHas = (/** @type {SelectorComponent} */ part) => part.type === 'pseudo-class' && part.kind === 'has';

/** Whether a browser can tell by the element alone, without a look at its state or its missing attributes, that no rule begins with it. */
const isNamed = (/** @type {SelectorComponent[]} */ compound) =>
  compound.some(({ type }) => ['class', 'id', 'attribute'].includes(type)) &&
  !compound.some((part) => part.type === 'pseudo-class' && part.kind === 'not');

/** The part of a selector directly before the combinator at this place. */
const compoundBefore = (/** @type {SelectorComponent[]} */ selector, /** @type {number} */ place) => {
  const start = selector.slice(0, place).findLastIndex(({ type }) => type === 'combinator') + 1;
  return selector.slice(start, place);
};

const isCostly = (/** @type {SelectorComponent[]} */ selector) =>
  selector.some(isHas) ||
  selector.some((part, place) => isSibling(part) && !isNamed(compoundBefore(selector, place)));

const nameOf = (/** @type {SelectorComponent} */ part) => {
  if (part.type === 'combinator') return part.value;
  if (part.type === 'pseudo-class') return `:${part.kind}`;
  return 'name' in part ? `${part.type} ${part.name}` : part.type;
};

/**
 * Refuses selectors for which a browser looks through a whole page whenever something is added to it: `:has`, and siblings of elements without
 * class or attribute (`li + li`; `li:not(:first-child)` says the same of the element alone).
 *
 * @param {string} css without nested rules
 * @throws {Error} names the selectors
 */
export const checkSelectors = (css) => {
  /** @type {string[]} */
  const costly = [];
  transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    visitor: {
      Selector: (selector) => {
        if (isCostly(selector)) costly.push(selector.map(nameOf).join(', '));
      },
    },
  });
  if (costly.length > 0)
    throw new Error(`Selectors that make a browser look through the whole page:\n${costly.join('\n')}`);
};
