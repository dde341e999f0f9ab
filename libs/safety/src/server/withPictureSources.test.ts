/** @jest-environment node */
import { sanitizeHtml } from './sanitizeHtml';
import { withPictureSources } from './withPictureSources';

const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAEAAAABAAQMAAACQp+OdAAAABlBMVEX/pQD////52iT3AAAAD0lEQVQoz2NgGAWjgHwAAAJAAAGMxat3AAAAAElFTkSuQmCC';

test('a service may give pictures other addresses, by what is known of their size', () => {
  const sourcesOf = jest.fn((src: string, { width }: { width?: number }) => ({
    src: `${src}?w=800`,
    srcset: `${src}?w=400 400w, ${src}?w=800 800w`,
    ...(width !== undefined && { sizes: `${width}px` }),
  }));
  const body = sanitizeHtml(
    `<img src="http://c.example/a.jpg?x=1" width="600" height="400"><img data-src="/b.jpg"><img src="${png}"><img src="javascript:1">`,
    { siteOrigin: 'https://m.example.com' },
  );
  const markup = withPictureSources(body, sourcesOf);
  expect(sourcesOf.mock.calls).toEqual([
    ['https://c.example/a.jpg?x=1', { width: 600, height: 400 }],
    ['/b.jpg', {}],
  ]);
  expect(markup).toContain(
    '<img src="https://c.example/a.jpg?x&#61;1?w&#61;800" srcset="https://c.example/a.jpg?x&#61;1?w&#61;400 400w, https://c.example/a.jpg?x&#61;1?w&#61;800 800w" sizes="600px" width="600" height="400"',
  );
  expect(markup).toContain(`src="${png.replaceAll('=', '&#61;')}"`);
});

test('addresses that a service returns stay inside their attributes', () => {
  const body = sanitizeHtml('<img src="/a.jpg">', { siteOrigin: 'https://m.example.com' });
  const markup = withPictureSources(body, () => ({ src: '/a.jpg', srcset: '/"><script>x</script> 1x' }));
  expect(markup).not.toContain('<script>');
});
