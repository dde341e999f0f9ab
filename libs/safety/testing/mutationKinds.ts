import type { Random } from './createRandom';
import { selfStarting, type Kind } from './hostileKinds';
import { mixCase } from './hostileParts';

const rawText = [
  'style',
  'xmp',
  'noscript',
  'iframe',
  'noembed',
  'noframes',
  'textarea',
  'title',
  'script',
  'plaintext',
];
const foreign = ['svg', 'math'];
const integration = ['foreignObject', 'desc', 'title', 'mi', 'mo', 'mn', 'ms', 'mtext', 'annotation-xml'];
const foreignInner = [
  'mglyph',
  'malignmark',
  'style',
  'script',
  'path',
  'a',
  'p',
  'font',
  'table',
  'image',
  'g',
];
const structural = [
  'table',
  'tr',
  'td',
  'caption',
  'colgroup',
  'select',
  'option',
  'template',
  'form',
  'button',
  'li',
  'p',
  'a',
  'b',
  'nobr',
  'h1',
  'ruby',
  'rt',
  'dd',
  'object',
];
const everyTag = [...rawText, ...foreign, ...integration, ...foreignInner, ...structural];

/** Text whose meaning depends on the state of the tokeniser. */
const hidden: Kind = (random) => {
  const inner = selfStarting(random);
  const tag = random.pick(rawText);
  return random.pick([
    `<${tag}><a title="</${tag}>${inner.replace(/"/g, '')}">`,
    `<p title="</${tag}>${inner.replace(/"/g, '')}">x</p>`,
    `<${tag}><!--</${tag}>${inner}-->`,
    `<${tag}>${inner}</${tag}>`,
    `</${tag}>${inner}`,
    `<${tag}><${tag}></${tag}>${inner}`,
    `<${tag}>&lt;/${tag}&gt;${inner.replace(/</g, '&lt;')}</${tag}>`,
  ]);
};

/** Randomly nested elements that enter or leave SVG and MathML. */
const namespaces: Kind = (random) => {
  const inner = selfStarting(random).replace(/"/g, '');
  const root = random.pick(foreign);
  const chain = Array.from({ length: 1 + random.below(5) }, () =>
    random.pick([...integration, ...foreignInner, ...structural]),
  );
  const opened = chain.map((tag) => `<${mixCase(random, tag)}${encoding(random, tag)}>`).join('');
  const payload = random.pick([
    inner,
    `<style><img title="</style>${inner}">`,
    `<style><!--</style>${inner}-->`,
    `<${root}><mtext></form><form><mglyph><style></${root}>${inner}`,
    `<title><a id="</title>${inner}">`,
    `<![CDATA[</${root}>${inner}]]>`,
    `</p>${inner}`,
    `</br>${inner}`,
  ]);
  return `<${root}>${opened}${payload}${random.chance(0.4) ? `</${random.pick(chain)}></${root}>` : ''}`;
};

const encoding = (random: Random, tag: string): string => {
  if (tag !== 'annotation-xml') return '';
  return random.pick([
    '',
    ' encoding="text/html"',
    ' encoding="application/xhtml+xml"',
    ' encoding=TEXT/HTML',
  ]);
};

/** Trees the parser rebuilds: table foster parenting, formatting elements across blocks, forms inside forms. */
const rebuilding: Kind = (random) => {
  const inner = selfStarting(random);
  return random.pick([
    `<table>${inner}<tr><td>x`,
    `<table><a href=/x>${inner}<table><tr><a href=/y>x</table>`,
    `<a href=/1><p><a href=/2><div><a href=/3>${inner}</a></div></a></p></a>`,
    `<p><b><i><p>${inner}</b><div></i>x`,
    `<form><div></form><form><p>${inner}`,
    `<select><option><style></option></select>${inner}</style>`,
    `<template><div>${inner}</div></template>`,
    `<table><template><td>${inner}</template></table>`,
    `<table><caption><p><table>${inner}`,
    `<ul><li><button><li>${inner}</ul>`,
    `<h1><button><h2><p><object><p>${inner}`,
    `<p><table><td><p><table><td>${inner}</p></table>`,
    `<math><mtext><table><mglyph><style><math>${inner}`,
    `<svg></p><style><a id="</style>${inner.replace(/"/g, '')}">`,
    `<dl><dt><main><dd>${inner}<dt></main>x</dl>`,
    `<ruby><p><marquee><rt>${inner}</ruby>`,
    `<pre>\n\n${inner}</pre><listing>\n<textarea>\n${inner}</textarea></listing>`,
  ]);
};

/** A random sequence of start and end tags around a payload. */
const soup: Kind = (random) => {
  const parts = Array.from({ length: 3 + random.below(14) }, () => {
    const tag = random.pick(everyTag);
    return random.pick([`<${tag}>`, `<${tag}>`, `</${tag}>`, 'x', '<!--', '-->', `<${tag} title="${tag}">`]);
  });
  parts.splice(random.below(parts.length), 0, selfStarting(random));
  return parts.join('');
};

const deep: Kind = (random) => {
  const tags = Array.from({ length: 1 + random.below(2) }, () =>
    random.pick([...structural, 'div', 'span', 'blockquote', 'svg']),
  );
  const depth = 20 + random.below(280);
  return (
    tags
      .map((tag) => `<${tag}>`)
      .join('')
      .repeat(depth) + selfStarting(random)
  );
};

/** Tries to close or swallow the page around the article. */
const breakout: Kind = (random) => {
  const inner = selfStarting(random);
  return random.pick([
    `</div></div></article></section></main></body></html>${inner}`,
    `</script></style></title></textarea>${inner}`,
    `</td></tr></table></template></select>${inner}`,
    `<plaintext>${inner}`,
    `<textarea>${inner}`,
    `<select><option>${inner}`,
    `<!-- ${inner}`,
    `<table><tr><td>${inner}`,
    `<a href="/x ${inner}`,
    `<p title='${inner}`,
    `<html><head><body class=x onload=canary(6)>${inner}`,
    `<frameset>${inner}`,
    `<script>/*${inner}`,
    `<template>${inner}`,
    `</p></span></b>${inner}<b><i><u>`,
  ]);
};

export const mutationKinds: readonly Kind[] = [
  hidden,
  hidden,
  namespaces,
  namespaces,
  namespaces,
  rebuilding,
  soup,
  soup,
  deep,
  breakout,
];
