import type { SafeHtml } from '../SafeHtml';
import { runAtOnce, runInSlices, type Steps } from './slices';

/** Characters looked at in one step. */
const stepLength = 32_768;

const levels = ['1', '2', '3', '4', '5', '6'];

/** For each level an article uses, the one it gets. */
const toRanks = (html: string, top: number): Map<string, string> => {
  const used = levels.filter((level) => html.includes(`<h${level}`));
  return new Map(used.map((level, index) => [level, String(Math.min(6, top + index))]));
};

function* rank(html: SafeHtml, top: 2 | 3): Steps<SafeHtml> {
  const ranks = toRanks(html, top);
  if ([...ranks].every(([level, rankOf]) => level === rankOf)) return html;
  const pieces: string[] = [];
  for (let start = 0; start < html.length;) {
    // A piece ends before a tag; a piece without one for so long is a single text, in which there is nothing to find.
    const end = html.indexOf('<', start + stepLength);
    const piece = html.slice(start, end === -1 ? undefined : end);
    pieces.push(piece.replace(/(<\/?h)([1-6])/g, (_, tag: string, level: string) => tag + ranks.get(level)));
    start += piece.length;
    yield;
  }
  return pieces.join('') as SafeHtml;
}

/**
 * Renumbers the headings of an article without gaps: whatever levels its author used, the highest becomes `top`, the next
 * one `top + 1`. Relies on the sanitiser's output, in which every `<` starts a tag.
 */
export const rankHeadings = (html: SafeHtml, top: 2 | 3): SafeHtml => runAtOnce(rank(html, top));

/** Like {@link rankHeadings}, in slices with other work between them. */
export const rankHeadingsInSlices = (html: SafeHtml, top: 2 | 3): Promise<SafeHtml> =>
  runInSlices(rank(html, top));
