import { createRandom, type Random } from './createRandom';
import { simpleKinds, type Kind } from './hostileKinds';
import { editorKinds } from './editorKinds';
import { mutationKinds } from './mutationKinds';

const kinds: readonly Kind[] = [...simpleKinds, ...mutationKinds, ...editorKinds];

const contexts = [
  '<p>$</p>',
  '<div class="a"><p>前文 $ 后文</p></div>',
  '<table><tbody><tr><td>$</td></tr></tbody></table>',
  '<ul><li>$</li></ul>',
  '<blockquote><strong>$</strong></blockquote>',
  '<a href="/x">$</a>',
  '<figure><img src="/a.jpg" alt=""><figcaption>$</figcaption></figure>',
  '<pre><code>$</code></pre>',
  '<blockquote><cite>$</cite></blockquote>',
];

const insertions = [
  '\0',
  '<',
  '>',
  '"',
  "'",
  '`',
  '/',
  '&',
  '=',
  ' ',
  '\n',
  '\u00a0',
  '<!--',
  '-->',
  ']]>',
  '</p>',
  '&#0;',
  '\u2028',
];

/** Inserts, removes or repeats a few characters, or cuts the markup off. */
const damage = (random: Random, markup: string): string => {
  const at = random.below(markup.length + 1);
  const rest = markup.slice(at);
  return random.pick([
    markup.slice(0, at) + random.pick(insertions) + rest,
    markup.slice(0, at) + rest.slice(1),
    markup.slice(0, at) + rest.slice(0, 8) + rest,
    markup.slice(0, at),
  ]);
};

const createVector = (random: Random): string => {
  let markup = random.pick(kinds)(random);
  if (random.chance(0.15)) markup += random.pick(kinds)(random);
  if (random.chance(0.25)) markup = random.pick(contexts).replace('$', () => markup);
  return random.chance(0.2) ? damage(random, markup) : markup;
};

/**
 * Generates hostile markup: event handlers, disguised schemes, namespace confusion, mutation, clobbering, nesting, styles,
 * documents, comments, broken tags, encodings and breakouts; wrapped, combined and damaged at random.
 * @param seed the same seed and count give the same vectors.
 * @returns `count` different strings.
 */
export const hostileHtml = (seed: number, count: number): string[] => {
  const random = createRandom(seed);
  const vectors = new Set<string>();
  while (vectors.size < count) vectors.add(createVector(random));
  return [...vectors];
};
