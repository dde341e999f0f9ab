import { defaultTreeAdapter as tree } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { parseUrl } from '../parseUrl';
import { plainText } from '../plainText';
import { safeHref } from '../safeHref';
import { safeImageUrl } from '../safeImageUrl';
import type { AttributeMap } from './pictureAddress';
import { isInvisible } from './pictureBox';

type Element = DefaultTreeAdapterTypes.Element;

/** A part of an article that a page does not show: the page names it, and links to it where that is safe. */
export interface Omission {
  /** For its look; one word. */
  kind: string;
  text: string;
  href?: string | undefined;
  /** Its host is one whose players the page may show in a frame after a tap. */
  isEmbed?: boolean;
}

export interface OmissionContext {
  siteOrigin: string;
  embedHosts: readonly string[];
}

const maxName = 60;

/** Hosts whose embedded pages are videos or sounds. */
const videoHost =
  /(?:^|\.)(?:v\.qq\.com|bilibili\.com|youku\.com|iqiyi\.com|youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com|mgtv\.com|le\.com|tudou\.com|ixigua\.com|douyin\.com|kuaishou\.com|cctv\.com|miaopai\.com|acfun\.cn|sohu\.com)$/;
const audioHost =
  /(?:^|\.)(?:music\.163\.com|y\.qq\.com|ximalaya\.com|soundcloud\.com|spotify\.com|qingting\.fm|lizhi\.fm)$/;

const addressNames = ['src', 'data-src', 'data-original', 'data-lazy-src', 'data', 'data-url', 'href', 'url'];

interface Address {
  href?: string;
  host?: string;
  isEmbed?: boolean;
}

/** The address of something that is not shown: https, and no call of the platform. Undefined: there was none. */
const toAddress = (value: string, { siteOrigin, embedHosts }: OmissionContext): Address | undefined => {
  const url = parseUrl(value, siteOrigin);
  // An address relative to an unknown page was content; one outside the web, such as `about:blank`, was not.
  if (!url) return value.trim() !== '' && !/^[^/?#]*:/.test(value) ? {} : undefined;
  if (!/^https?:$/.test(url.protocol)) return undefined;
  const secure = safeImageUrl(value, { siteOrigin });
  const href = secure === null ? null : safeHref(secure, { siteOrigin });
  if (href === null) return undefined;
  const { host, protocol } = new URL(href, siteOrigin);
  const isEmbed = protocol === 'https:' && embedHosts.includes(host) && host !== new URL(siteOrigin).host;
  return { href, ...(/^https?:/.test(href) && { host }), isEmbed };
};

const addressOf = (attributes: AttributeMap, context: OmissionContext): Address | undefined => {
  for (const name of addressNames) {
    const value = attributes.get(name);
    const address = value ? toAddress(value, context) : undefined;
    if (address) return address;
  }
  return undefined;
};

const nameOf = (attributes: AttributeMap, names: readonly string[]): string => {
  for (const name of names) {
    const text = plainText(attributes.get(name) ?? '', maxName);
    if (text && text !== 'undefined' && text !== 'null') return text;
  }
  return '';
};

const withName = (label: string, name: string): string => (name ? `${label}：${name}` : label);

/** Parts of WeChat's editor by the names of their elements, with a description and the attributes that name them. */
const editorParts: readonly (readonly [names: string, kind: string, label: string, named: string])[] = [
  ['mpvoice mp-common-mpaudio mp-common-audio', 'audio', '音频', 'name data-name title'],
  ['qqmusic mp-common-qqmusic mp-common-music', 'audio', '音乐', 'music_name data-name name singer'],
  ['mpvideo mp-common-video', 'video', '视频', 'data-title title data-vidname'],
  ['mpvideosnap mp-common-videosnap', 'video', '视频号', 'data-nickname data-desc'],
  ['mpprofile mp-common-profile', 'account', '公众号', 'data-nickname data-alias'],
  [
    'mp-weapp mp-miniprogram mpweapp mp-common-weapp mp-common-miniprogram',
    'app',
    '小程序',
    'data-miniprogram-title data-miniprogram-nickname data-title data-nickname',
  ],
  ['mpvote mp-vote mp-common-vote vote', 'vote', '投票', 'data-title title'],
  ['mpproduct mp-common-product mp-common-shop mpshop', 'product', '商品', 'data-title data-name'],
  ['mppoi mp-common-poi', 'place', '位置', 'data-name data-address'],
  ['mpcps mp-common-cpsad mpcard mp-common-card', 'card', '卡券', 'data-title data-name'],
  ['mpgongyi mp-common-gongyi', 'card', '公益', 'data-title data-name'],
  ['mp-common-redpacketcover', 'card', '红包封面', 'data-title data-name'],
  ['mpgame mp-common-game', 'app', '小游戏', 'data-title data-nickname'],
  ['mpread mp-common-book mpbook', 'file', '图书', 'data-title data-name'],
];

const partByName: ReadonlyMap<string, Omit<Omission, 'text'> & { label: string; named: string[] }> = new Map(
  editorParts.flatMap(([names, kind, label, named]) =>
    names.split(' ').map((name) => [name, { kind, label, named: named.split(' ') }] as const),
  ),
);

const toMap = ({ attrs }: Element): AttributeMap => new Map(attrs.map(({ name, value }) => [name, value]));

const ofEditorPart = (element: Element, context: OmissionContext) => {
  const part = partByName.get(element.tagName);
  // A part that is not known yet, of which nothing else would be left.
  const isUnknown = /^mp-|^mpcommon/.test(element.tagName) && element.childNodes.length === 0;
  if (!part && !isUnknown) return undefined;
  const attributes = toMap(element);
  const { kind, label, named } = part ?? {
    kind: 'embed',
    label: '嵌入内容',
    named: ['data-title', 'data-name', 'name'],
  };
  const audio = kind === 'audio' ? toAddress(attributes.get('audiourl') ?? '', context) : undefined;
  const { href } =
    audio ??
    (kind === 'video' && element.tagName === 'mpvideo' ? addressOf(attributes, context) : undefined) ??
    {};
  return { kind, text: withName(label, nameOf(attributes, named)), href };
};

/** A link that opens a mini program of a chat, and leads nowhere on the web. */
export const omissionOfLink = (link: Element): Omission | undefined => {
  const attributes = toMap(link);
  if (!attributes.has('data-miniprogram-appid')) return undefined;
  return { kind: 'app', text: withName('小程序', nameOf(attributes, ['data-miniprogram-nickname'])) };
};

const fileName = (href: string): string => {
  const [, name = ''] = /\/([^/?#]{1,80}\.[a-z\d]{2,5})(?:[?#]|$)/i.exec(href) ?? [];
  try {
    return plainText(decodeURIComponent(name), maxName);
  } catch {
    return plainText(name, maxName);
  }
};

const labelOf = (attributes: AttributeMap, host: string): readonly [kind: string, label: string] => {
  const names = `${attributes.get('class') ?? ''} ${attributes.get('data-src') ?? ''}`;
  const type = attributes.get('type') ?? '';
  if (/vote/i.test(names)) return ['vote', '投票'];
  if (/video/i.test(names) || /^video/.test(type) || videoHost.test(host)) return ['video', '视频'];
  if (/audio|music|voice/i.test(names) || /^audio/.test(type) || audioHost.test(host))
    return ['audio', '音频'];
  return ['embed', '嵌入内容'];
};

/** A frame or plugin. */
const ofEmbed = (attributes: AttributeMap, context: OmissionContext): Omission | undefined => {
  const address = addressOf(attributes, context);
  const id = attributes.get('data-mpvid') ?? attributes.get('vid') ?? '';
  if (isInvisible(attributes) || (!address && id === '')) return undefined;
  const { href, host = '', isEmbed } = address ?? {};
  const [kind, label] = labelOf(attributes, host);
  const file = href && /\.(?:pdf|docx?|xlsx?|pptx?|zip|txt)(?:[?#]|$)/i.test(href) ? fileName(href) : '';
  if (file) return { kind: 'file', text: withName('文件', file), href };
  const title = nameOf(attributes, ['title', 'data-title']);
  const text =
    title && title !== label ? withName(label, title) : `${label} ${host || fileName(href ?? '')}`.trim();
  return { kind, text, href, ...(isEmbed && { isEmbed }) };
};

const childMap = (element: Element, name: string): AttributeMap[] =>
  element.childNodes
    .filter(tree.isElementNode)
    .filter(({ tagName }) => tagName === name)
    .map(({ attrs }) => new Map(attrs.map((each) => [each.name, each.value])));

/** A plugin has its address in an attribute, in a parameter, or in the plugin inside it. */
const ofObject = (element: Element, attributes: AttributeMap, context: OmissionContext) => {
  const params = childMap(element, 'param');
  const [, value] =
    params
      .map((param) => [param.get('name')?.toLowerCase() ?? '', param.get('value') ?? ''] as const)
      .find(([name]) => ['movie', 'src', 'filename', 'url'].includes(name)) ?? [];
  const inner = childMap(element, 'embed')[0];
  const all = new Map([...(inner ?? []), ...attributes]);
  if (value && !all.has('data')) all.set('data', value);
  return ofEmbed(all, context);
};

/**
 * The description of an element that is left out with its content; undefined for one that is no content, such as a script, a frame that cannot be
 * seen, or one without an address.
 */
export const omissionOf = (element: Element, context: OmissionContext): Omission | undefined => {
  switch (element.tagName) {
    case 'iframe':
    case 'frame':
    case 'embed':
    case 'applet':
      return ofEmbed(toMap(element), context);
    case 'object':
      return ofObject(element, toMap(element), context);
    case 'canvas':
      return isInvisible(toMap(element)) ? undefined : { kind: 'figure', text: '图形' };
    default:
      return ofEditorPart(element, context);
  }
};

/** Sound or video of which no address can be used; undefined when it never had one. */
export const omissionOfMedia = (element: Element): Omission | undefined => {
  const attributes = toMap(element);
  const sources = [attributes, ...childMap(element, 'source')];
  const had = sources.some((source) => ['src', 'data-src'].some((name) => source.get(name)?.trim()));
  if (!had && !attributes.get('poster')?.trim() && !attributes.has('data-vid')) return undefined;
  const isScript = (value = '') => /^[\s\p{C}]*(?:javascript|vbscript|data):/iu.test(value);
  if (sources.some((source) => isScript(source.get('src')) || isScript(source.get('poster'))))
    return undefined;
  const [kind, label] = element.tagName === 'video' ? ['video', '视频'] : ['audio', '音频'];
  return { kind, text: withName(label, nameOf(attributes, ['title', 'data-title', 'data-name'])) };
};

/** A picture without an address that could be shown. */
export const omissionOfPicture = (attributes: AttributeMap): Omission => ({
  kind: 'picture',
  text: withName('图片', nameOf(attributes, ['alt', 'title'])),
});

const shapes = /^(?:path|image|text|use|rect|circle|ellipse|line|polyline|polygon|foreignObject|g)$/;

/** A drawing (SVG) with something in it; one as small as a sign, or that a screen reader leaves out, is none. */
export const omissionOfDrawing = (svg: Element): Omission | undefined => {
  const attributes = toMap(svg);
  const isSmall = ['width', 'height'].some((name) =>
    /^\s*\d{1,2}(?:px)?\s*$/.test(attributes.get(name) ?? ''),
  );
  if (isSmall || isInvisible(attributes) || attributes.get('aria-hidden') === 'true') return undefined;
  const children = svg.childNodes.filter(tree.isElementNode);
  if (!children.some(({ tagName }) => shapes.test(tagName))) return undefined;
  const titled = children.find(({ tagName }) => tagName === 'title' || tagName === 'text');
  const [words] = titled?.childNodes.filter(tree.isTextNode) ?? [];
  return {
    kind: 'figure',
    text: withName('图形', nameOf(attributes, ['aria-label']) || plainText(words?.value ?? '', maxName)),
  };
};
