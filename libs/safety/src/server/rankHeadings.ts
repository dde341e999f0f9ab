import type { SafeHtml } from '../SafeHtml';

/**
 * Renumbers the headings of an article without gaps: whatever levels its author used, the highest becomes `top`, the next
 * one `top + 1`. Relies on the sanitiser's output, in which every `<` starts a tag.
 */
export const rankHeadings = (html: SafeHtml, top: 2 | 3): SafeHtml => {
  const levels = [...new Set(Array.from(html.matchAll(/<h([1-6])/g), (match) => Number(match[1])))].sort();
  const ranked = html.replace(/(<\/?h)([1-6])/g, (_, tag: string, level: string) => {
    return `${tag}${Math.min(6, top + levels.indexOf(Number(level)))}`;
  });
  return ranked as SafeHtml;
};
