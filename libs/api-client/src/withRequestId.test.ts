import { withRequestId } from './withRequestId';

const headerFor = (schemaPath: string): string | null => {
  const request = new Request(`https://api.example.com${schemaPath}`);
  const { onRequest } = withRequestId(() => 'browser-1');
  void onRequest?.({ request, schemaPath } as Parameters<NonNullable<typeof onRequest>>[0]);
  return request.headers.get('X-Request-Id');
};

describe('withRequestId (spec §7, R19)', () => {
  it.each([
    '/law/v1/api/share/question/detail',
    '/law/v1/api/share/question/answerlist',
    '/peony/v1/picho/v1/open/{rid}/content/{uuid}',
    '/circle/v1/api/share/content/detail',
  ])('leaves the header out for %s', (path) => {
    expect(headerFor(path)).toBeNull();
  });

  it.each(['/peony/v1/content/{post_id}', '/circle/v1/api/share/content/list', '/peony/v1/auth'])(
    'sends it for %s',
    (path) => {
      expect(headerFor(path)).toBe('browser-1');
    },
  );
});
