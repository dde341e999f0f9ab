import { sendsRequestId } from './platformCalls';

describe('X-Request-Id (spec §7, R19)', () => {
  it.each([
    '/law/v1/api/share/question/detail',
    '/law/v1/api/share/question/answerlist',
    '/law/v1/api/share/question/answerlist?id=lawtrial&page=2',
    '/peony/v1/picho/v1/open/{rid}/content/{uuid}',
    '/circle/v1/api/share/content/detail',
  ])('is left out for %s', (path) => {
    expect(sendsRequestId(path)).toBe(false);
  });

  it.each(['/peony/v1/content/{post_id}', '/circle/v1/api/share/content/list', '/peony/v1/auth'])(
    'is sent for %s',
    (path) => {
      expect(sendsRequestId(path)).toBe(true);
    },
  );
});
