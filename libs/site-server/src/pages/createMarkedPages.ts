import type { PageResponse } from './createPageResponse';
import { createRewrittenPages } from './createRewrittenPages';
import { htmlType } from './createResponseFactory';
import type { FindMarks, PageMarks } from './PageResult';

/** Names the marks a page was made with; pages without any lack it. */
export const marksHeader = 'X-Site-Marks';

const marksOf = ({ headers }: PageResponse): string => {
  const at = headers.indexOf(marksHeader);
  return at < 0 ? '' : (headers[at + 1] ?? '');
};

/** Creates the function that gives a page the current marks, where it was made with others; undefined when it has them. */
export const createMarkedPages = (findMarks: FindMarks) => {
  const open = ({ id }: Pick<PageMarks, 'id'>) => ({
    id,
    pages: createRewrittenPages<PageMarks>((html, { write }) => write(html)),
  });
  let marked = open({ id: '' });
  return (page: PageResponse): Promise<PageResponse> | undefined => {
    const marks = findMarks();
    if (marksOf(page) === marks.id || !page.headers.includes(htmlType)) return undefined;
    if (marks.id !== marked.id) marked = open(marks);
    return marked.pages.of(page, marks);
  };
};
