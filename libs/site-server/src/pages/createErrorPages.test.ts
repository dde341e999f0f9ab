import { pageInit } from '../../testing/pageInit';
import { createErrorPages } from './createErrorPages';
import { createPageResponse } from './createPageResponse';
import type { PageResponse } from './createPageResponse';
import type { RenderError } from './PageResult';

const textOf = ({ bodies }: PageResponse) => String(bodies.in('identity'));

const setUp = () => {
  const site = { name: 'one', notFound: { html: ['lost'], inlineScripts: [], inlineStyles: [] } };
  const renderError = jest.fn<ReturnType<RenderError>, Parameters<RenderError>>(({ status, requestId }) =>
    status === 404
      ? site.notFound
      : {
          html: [`<p>${site.name} ${status} ${requestId}</p>`, requestId],
          inlineScripts: [],
          inlineStyles: [],
        },
  );
  const pages = createErrorPages(renderError, {
    fromError: (_status, { html }) => createPageResponse(Buffer.from(html.join('')), pageInit),
  });
  const rendered = () => renderError.mock.calls.filter(([{ status }]) => status !== 404).length;
  return { site, pages, rendered };
};

test('a hundred refused visitors cost one rendering, and each reads the id of the own request', () => {
  const { pages, rendered } = setUp();
  const texts = Array.from({ length: 100 }, (_, at) => textOf(pages.of(503, `request-${at}`)));
  expect(texts).toEqual(Array.from({ length: 100 }, (_, at) => `<p>one 503 request-${at}</p>request-${at}`));
  expect(rendered()).toBe(1);
  expect(textOf(pages.of(502, 'request-x'))).toBe('<p>one 502 request-x</p>request-x');
});

test('when the site looks different, so do its error pages', () => {
  const { site, pages } = setUp();
  const lost = pages.of(404, 'request-1');
  expect(pages.of(404, 'request-2')).toBe(lost);
  pages.of(503, 'request-3');
  Object.assign(site, { name: 'two', notFound: { html: ['gone'], inlineScripts: [], inlineStyles: [] } });
  expect(textOf(pages.of(503, 'request-4'))).toBe('<p>two 503 request-4</p>request-4');
  expect(textOf(pages.of(404, 'request-5'))).toBe('gone');
});
