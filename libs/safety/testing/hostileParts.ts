import type { Random } from './createRandom';

const calls = ['alert(1)', 'confirm(2)', 'prompt(3)', 'print()', "open('//x')", 'canary(4)', 'top.canary(5)'];

/** Script text that calls a function the browser test watches. */
export const call = (random: Random): string => {
  const plain = random.pick(calls);
  return random.pick([
    plain,
    plain,
    plain.replace('(', '`').replace(/\).*/, '`'),
    `eval('${plain.replace(/'/g, '"')}')`,
  ]);
};

/** Usually unchanged, sometimes in mixed case. */
export const mixCase = (random: Random, text: string): string =>
  random.chance(0.6)
    ? text
    : [...text].map((letter) => (random.chance(0.5) ? letter.toUpperCase() : letter)).join('');

/** A character reference in one of the variants that parsers accept. */
const reference = (random: Random, character: string): string => {
  const code = character.codePointAt(0) ?? 0;
  const zeros = '0'.repeat(random.below(7));
  const end = random.pick([';', ';', '']);
  return random.pick([
    `&#${zeros}${code}${end}`,
    `&#x${zeros}${code.toString(16)}${end}`,
    `&#X${code.toString(16)};`,
  ]);
};

/** Replaces some characters by references. */
export const encodeSome = (random: Random, text: string, share: number): string =>
  [...text].map((character) => (random.chance(share) ? reference(random, character) : character)).join('');

const noise = [
  '\t',
  '\n',
  '\r',
  '&Tab;',
  '&NewLine;',
  '&#9;',
  '&#10;',
  '&#13;',
  '\0',
  '&#0;',
  '&#1;',
  '\x01',
  '\u00ad',
  '&shy;',
];
const leading = [
  '',
  '',
  ' ',
  '\x01',
  '\x1f',
  '&#1;',
  '&#14;',
  '&#32;',
  '\u00a0',
  '\ufeff',
  '\u2028',
  '\n\n',
  '&zwnj;',
];

/** A disguised address that executes a script or opens its own document. */
export const hostileUrl = (random: Random): string => {
  const script = call(random);
  const address = random.pick([
    `javascript:${script}`,
    `javascript:${script}`,
    `javascript:${script}`,
    `javascript://example.com/%0a${script}`,
    `javascript:/*--></title></style></textarea></script>*/${script}`,
    `vbscript:${script}`,
    `data:text/html,<script>${script}</script>`,
    `data:text/html;base64,${btoa(`<script>${script}</script>`)}`,
    `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${script}'/>`,
    `data:,${script}`,
    `view-source:javascript:${script}`,
    `feed:javascript:${script}`,
    `blob:https://m.example.com/${script}`,
    `ｊavascript:${script}`,
  ]);
  const colon = random.pick([':', ':', ':', '&colon;', '&#58;', '&#x3a']);
  const letters = [...mixCase(random, address.replace(':', '\u0001'))].map((letter) => {
    if (letter === '\u0001') return colon;
    return random.chance(0.05) ? random.pick(noise) + letter : letter;
  });
  const head = letters.slice(0, 14).map((part) => (part.length === 1 ? encodeSome(random, part, 0.1) : part));
  return random.pick(leading) + head.join('') + letters.slice(14).join('');
};

const separators = [' ', ' ', ' ', '/', '\t', '\n', '\f', '\r\n', ' / ', '//', '\u00a0', '\0', '\v', ''];

export const separator = (random: Random): string => random.pick(separators);

/** An attribute with any kind of quotes, broken ones included. */
export const attribute = (random: Random, name: string, value: string): string => {
  const equals = random.pick(['=', '=', '=', ' = ', '=\n', '\t=']);
  const quoted = random.pick([
    `"${value.replace(/"/g, '&quot;')}"`,
    `"${value.replace(/"/g, '&quot;')}"`,
    `'${value.replace(/'/g, '&#39;')}'`,
    value.replace(/[\s>"'`=]/g, (character) => `&#${character.charCodeAt(0)};`),
    `\`${value}\``,
    `"${value}`,
    `'${value}`,
  ]);
  return mixCase(random, name) + equals + quoted;
};

export const eventNames = [
  'onerror',
  'onload',
  'onclick',
  'onfocus',
  'ontoggle',
  'onmouseover',
  'onpointerenter',
  'onanimationstart',
  'ontransitionend',
  'onbegin',
  'onstart',
  'onfinish',
  'onscroll',
  'oncanplay',
  'onloadstart',
  'onsubmit',
  'oninput',
  'oninvalid',
  'onwheel',
  'oncopy',
  'onpaste',
  'onbeforetoggle',
  'oncontentvisibilityautostatechange',
  'onpageshow',
  'onhashchange',
];

/** Elements that can load or start something by themselves. */
export const carriers = [
  'img',
  'svg',
  'body',
  'video',
  'audio',
  'details',
  'input',
  'select',
  'button',
  'marquee',
  'iframe',
];
/** Elements that execute only through an event or an address. */
export const plainCarriers = [
  'object',
  'embed',
  'div',
  'p',
  'a',
  'table',
  'td',
  'span',
  'x-y',
  'math',
  'style',
  'form',
  'keygen',
];

/** Addresses of files that do not exist; the last three are accepted by the sanitiser. */
export const missingFiles = [
  'x',
  '//x',
  '/missing.png',
  'https://127.0.0.1:9/missing.jpg',
  'http://127.0.0.1:9/missing.mp4',
];
