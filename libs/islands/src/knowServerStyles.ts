import { __PRIVATE__ } from 'styled-components';
import { pageStylesId } from './pageStylesId';

const names = /(?:\.|@keyframes )([\w-]+)/g;

/**
 * Tells styled-components which styles stand in the document, so that it inserts none of them again when an island is
 * hydrated. Its own way is a list of all ids and classes in the document's style sheet, which it then rebuilds rule by rule.
 *
 * `__PRIVATE__` is exported by styled-components for its own tools; `knowServerStyles.test.tsx` fails when it changes.
 */
export const knowServerStyles = (document: Document): void => {
  const css = document.getElementById(pageStylesId)?.textContent ?? '';
  const known = new Set(Array.from(css.matchAll(names), ([, name]) => name));
  const { mainSheet } = __PRIVATE__;
  const isInserted = mainSheet.hasNameForId.bind(mainSheet);
  mainSheet.hasNameForId = (id, name) => known.has(name) || isInserted(id, name);
};
