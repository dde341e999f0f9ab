import { safeHref } from '../safeHref';

/** Prefix of ids in a text, so that it can take no name of the page, and none that a script looks up. */
export const idPrefix = 'body-';

/** Where a link leads: to an anchor in the text by its id, or to an address. */
export type BodyLink = { anchor: string } | { href: string };

const maxIdLength = 80;

/** An id of the text without the prefix; null for one that is no name. */
export const bodyId = (value: string | undefined): string | null => {
  const id = value?.trim() ?? '';
  const own = id.startsWith(idPrefix) ? id.slice(idPrefix.length) : id;
  return own !== '' && own.length <= maxIdLength && /^[^\s\p{C}]+$/u.test(own) ? own : null;
};

/** The address of an anchor in the text. */
export const placeHref = (id: string): string => `#${idPrefix}${encodeURIComponent(id)}`;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Ends of host names that an address without a scheme may have; those that are also ends of files are not among them. */
const topLevels =
  'com|net|org|cn|gov|edu|mil|int|info|biz|name|cc|tv|me|io|ai|co|top|xyz|vip|shop|site|online|tech|app|dev|club|fun|wang|ren|ink|link|live|news|art|cloud|work|wiki|group|asia|mobi|store|tel|hk|tw|mo|jp|kr|sg|my|th|vn|in|uk|us|de|fr|ru|it|es|eu|ca|au|nz|ch|nl|se|no|fi|dk|be|at|br|mx|za|中国|中國|公司|网络|網絡|政务|公益|在线|中文网|网址|商城|香港|台灣|台湾';
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
const end = '(?::\\d{1,5})?(?=[/?#]|$)';
const hostWithout = new RegExp(
  `^(?:www[.。．](?:${label}[.。．]){1,4}\\p{L}{2,24}|(?:${label}[.。．]){1,4}(?:${topLevels}))${end}`,
  'iu',
);
const mailAddress = /^[\w.+-]{1,64}@(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,24}$/i;

/** A text in place of an address, such as `www.example.com/x` or `https：//…`, as an address with a scheme. */
const completed = (value: string): string => {
  if (/^https?:\/\/(?!https?:)\S/i.test(value)) return value;
  const text = value
    .trim()
    .replace(/^[\u3000\u00a0\u200b\ufeff]+|[\u3000\u00a0\u200b\ufeff]+$/g, '')
    .replace(/^(https?)\s*[:：]\s*[/／]{2}\s*/i, '$1://')
    .replace(/^(?:https?:\/\/)+(?=https?:\/\/)/i, '');
  if (hostWithout.test(text)) return `https://${text}`;
  return mailAddress.test(text) ? `mailto:${text}` : text;
};

/** The anchor that an address names inside its own document: of a page that was saved or is being edited, the whole address. */
const anchorIn = (value: string): string | null => {
  const hash = value.indexOf('#');
  if (hash === -1) return null;
  const before = value.slice(0, hash).trim();
  const fragment = value.slice(hash + 1).trim();
  const isOwn = before === '' || /^(?:file|about|blob|applewebdata):/i.test(before);
  return isOwn ? bodyId(decoded(fragment)) : null;
};

/**
 * Where a link of the text leads. An address without a scheme that begins with a name of a host gets https; one that is relative to an
 * unknown page leads nowhere, and its text stays.
 */
export const bodyLink = (value: string, siteOrigin: string): BodyLink | null => {
  if (value.length > 4096) return null;
  const anchor = anchorIn(value);
  if (anchor !== null) return { anchor };
  const href = safeHref(completed(value), { siteOrigin, tel: true, mail: true });
  return href === null ? null : { href };
};
