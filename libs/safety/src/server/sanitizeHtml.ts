import type { SafeHtml } from '../SafeHtml';
import { parseArticle } from './parseArticle';
import { plainParagraphs } from './plainParagraphs';
import { Sanitizer, type SanitizeOptions } from './Sanitizer';
import { runAtOnce, runInSlices, type Steps } from './slices';

function* sanitize(html: string, options: SanitizeOptions): Steps<SafeHtml> {
  const nodes = yield* plainParagraphs(yield* parseArticle(html));
  return (yield* new Sanitizer(options).run(nodes)) as SafeHtml;
}

/**
 * Turns an untrusted article body into markup that cannot execute anything, wherever it is inserted and however often it is
 * parsed and serialised again: a conformant parser, a traversal that keeps only what the lists allow, and a serialiser that
 * emits exactly the strings that were checked. Never throws and never recurses.
 * @param html cut off beyond 2,000,000 characters or 200,000 nodes, flattened below 96 levels.
 */
export const sanitizeHtml = (html: string, options: SanitizeOptions): SafeHtml =>
  runAtOnce(sanitize(html, options));

/** Like {@link sanitizeHtml}, in slices with other work between them. */
export const sanitizeInSlices = (html: string, options: SanitizeOptions): Promise<SafeHtml> =>
  runInSlices(sanitize(html, options));
