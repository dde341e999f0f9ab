import { selfStarting, type Kind } from './hostileKinds';
import { attribute, call, hostileUrl, mixCase } from './hostileParts';

const lateNames = [
  'data-src',
  'data-original',
  'data-lazy-src',
  'data-actualsrc',
  'data-url',
  'data-echo',
  'file',
  'srcset',
  'data-srcset',
];
const partNames = [
  'mpvoice',
  'mpvideo',
  'mp-common-profile',
  'mp-miniprogram',
  'mp-weapp',
  'qqmusic',
  'mp-common-mpaudio',
  'mpvote',
  'mp-unknown',
];

/** An address in the places where editors and scripts keep it. */
const lateAddress: Kind = (random) => {
  const name = random.pick(lateNames);
  const url = random.pick([hostileUrl(random), `${hostileUrl(random)} 2x, /b.jpg 1x`]);
  const tag = random.pick(['img', 'img', 'video', 'iframe class=video_iframe', 'embed', 'object', 'audio']);
  return `<${mixCase(random, tag)} src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" ${attribute(random, name, url)}>x`;
};

const pastedPicture: Kind = (random) => {
  const code = call(random);
  const payload = btoa(`<svg xmlns='http://www.w3.org/2000/svg' onload='${code.replace(/[^ -~]/g, '')}'/>`);
  const type = random.pick(['svg+xml', 'png', 'gif', 'png;x=y', 'png,<svg', 'text/html']);
  const head = random.pick(['', 'R0lGODlh', 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB', '/9j/4AAQ']);
  return `<img src="data:image/${type};base64,${head}${payload}${random.pick(['', '"onerror=', '">', '\n'])}${code}">`;
};

const placesAndLinks: Kind = (random) => {
  const id = random.pick([
    'x',
    'body-x',
    'body',
    '__proto__',
    'constructor',
    'a"onclick=',
    '"><script>',
    'é<b',
    '%22%3E',
    '脚注',
  ]);
  const inner = selfStarting(random);
  return random.pick([
    `<a href="#${id}">1</a><p id='${id}'>${inner}</p>`,
    `<p><a name='${id}'></a></p><a href="#${encodeURIComponent(id)}">${inner}</a>`,
    `<a href="#${id}"><a href="#${id}" id=${id}>${inner}</a></a><table id='${id}'><tr id='${id}'><td></td><td>${inner}`,
    `<ul><li id='${id}'></li><li>${inner}</li></ul><a href="#${id}">x</a>`,
    `<pre id='${id}'>\n\n<b> </b>\n${inner}</pre><a href='#${id}'>x</a>`,
  ]);
};

const editorPart: Kind = (random) => {
  const name = random.pick(partNames);
  const value = random.pick([
    hostileUrl(random),
    selfStarting(random).replace(/"/g, ''),
    '"><script>alert(1)</script>',
    '音频\u202e',
  ]);
  const key = random.pick([
    'data-nickname',
    'name',
    'music_name',
    'data-miniprogram-title',
    'data-src',
    'audiourl',
    'data-title',
  ]);
  return `<${name} ${attribute(random, key, value)}>${random.chance(0.3) ? selfStarting(random) : ''}</${name}>x`;
};

/** Lists, signs, blank lines and formulas as word processors write them. */
const pastedText: Kind = (random) => {
  const inner = selfStarting(random);
  return random.pick([
    `<p class=MsoListParagraph style="mso-list:l0 level1"><span style="font-family:Wingdings;mso-list:Ignore">l<span>&nbsp; </span></span>${inner}`,
    `<p style="mso-list:l0 level2 lfo1"><span>1.</span>${inner}<p style="mso-list:l0 level1"><b><i>·</i></b>${inner}`,
    `<p>a</p><p>&nbsp;</p><div><br></div><section><span><br></span>${inner}</section><p><br><br></p>b`,
    `<div>a<br><br><br><b><br> </b>${inner}<br></div><br><br><div> <br></div>c`,
    `文字\n\n${inner.replace(/</g, '< ')}\r\n第二行\n\n\n<b>x</b>`,
    `<math><msup><mi>x</mi><mn>${inner}</mn></msup><mfrac><mi>a</mi><mtext>${inner}</mtext></mfrac></math>`,
    `<noscript><img src="/a.jpg">${inner}</noscript><img data-src='${hostileUrl(random).replace(/'/g, '')}'>`,
    `<picture><source srcset="${hostileUrl(random).replace(/"/g, '')} 2x"></picture><svg style="background-image:url('${hostileUrl(random)}')" viewBox="0 0 1 1">${inner}</svg>`,
    `<form>${inner}<input type=checkbox disabled checked>x<select><option>${inner}</select></form>`,
    `<font face=Symbol>${inner}\uf0b7 &lt;\uf03c\uf03e</font>`,
  ]);
};

/** Markup of editors, word processors and scripts for lazy pictures, with an attack in it. */
export const editorKinds: readonly Kind[] = [
  lateAddress,
  pastedPicture,
  placesAndLinks,
  editorPart,
  pastedText,
  pastedText,
];
