import { escapeHtml } from '@share/safety';
import { insertStrip, removeStrip, stripLook } from './insertStrip';

export interface NoticeView {
  /** Differs between notices: a visitor has closed one of them. */
  id: string;
  text: string;
  /** Where it leads; checked. */
  href?: string;
  /** Milliseconds since 1970; absent: until it is taken back. */
  until?: number;
}

/** The operator's current notice and state for every page, whenever the page was made. */
export interface SiteMarks {
  /** In memory of the dead: no colours. */
  isMemorial: boolean;
  notice?: NoticeView;
}

/** The state that style sheets of panels follow; the page itself has it as an attribute, so that others need no rule. */
const memorial = ' data-memorial="" style="filter:grayscale(1)"';

/**
 * Stands behind the notice: takes it away before it is painted when its visitor has closed it in this session, and answers ×. Its text is
 * the same for every notice, so that the policy of a page names it before there is one.
 */
export const noticeScript =
  '(function(n,k,s,b){try{s=sessionStorage}catch(e){}if(s&&s.getItem(k)===n.getAttribute("data-site-notice"))return n.remove();b=n.lastChild;b.hidden=false;b.onclick=function(){n.remove();s&&s.setItem(k,n.getAttribute("data-site-notice"))}})(document.currentScript.previousSibling,"share:notice")';

const wholeNotice =
  /<aside data-site-notice="(\w+)"(?: data-until="(\d+)")?[^]*?<\/aside><script>[^]*?<\/script>/;

const textLook =
  'flex:1;min-width:0;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;line-height:1.4';
const closeLook = 'flex:none;width:44px;height:44px;margin-right:-14px;color:var(--ink-3);font-size:20px';

const noticeMarkup = ({ id, text, href, until }: NoticeView): string => {
  const shown = escapeHtml(text);
  const said = href
    ? `<a href="${escapeHtml(href)}" style="${textLook};text-decoration:underline">${shown}</a>`
    : `<span style="${textLook}">${shown}</span>`;
  const end = until === undefined ? '' : ` data-until="${until}"`;
  const close = `<button type="button" aria-label="关闭公告" style="${closeLook}" hidden>×</button>`;
  return `<aside data-site-notice="${id}"${end} aria-label="公告" style="${stripLook}">${said}${close}</aside><script>${noticeScript}</script>`;
};

const withoutSiteMarks = (html: string): string => removeStrip(html.replace(memorial, ''), wholeNotice);

const write = (html: string, isMemorial: boolean, notice: string | undefined): string => {
  const marked = isMemorial ? html.replace('<html', `<html${memorial}`) : html;
  return notice === undefined ? marked : insertStrip(marked, notice);
};

/** A finished document with these marks, whichever it has had. */
export const withSiteMarks = (html: string, { isMemorial, notice }: SiteMarks): string =>
  write(withoutSiteMarks(html), isMemorial, notice && noticeMarkup(notice));

/** A finished document with the marks of a newer one, but for a notice whose time is up. @param now milliseconds since 1970 */
export const withMarksOf = (html: string, newer: string, now: number): string => {
  const [notice, , until] = wholeNotice.exec(newer) ?? [];
  const isOver = until !== undefined && Number(until) <= now;
  return write(withoutSiteMarks(html), newer.includes(memorial), isOver ? undefined : notice);
};
