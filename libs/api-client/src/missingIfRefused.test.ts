import { createInnerApi } from './calls/createInnerApi';
import { createApiClient } from './createApiClient';
import { isMissing } from '@share/page-data';
import { missingIfRefused } from './missingIfRefused';

const ask = (status: number, text: string) => {
  const client = createApiClient({
    transport: async () => ({ status, text }),
    getToken: () => '',
    requestId: () => '',
  });
  return createInnerApi(client, 'peony')
    .getPreviewDetail({ id: 'x' })
    .catch(missingIfRefused)
    .then(
      () => 'found',
      (error: unknown) => (isMissing(error) ? 'missing' : 'failed'),
    );
};

test.each([
  [400, '{"code":400,"message":"bad id"}', 'missing'],
  [400, '<html>Bad Request</html>', 'missing'],
  [200, '{"code":1003,"message":"no right to see it"}', 'missing'],
  [404, '{"code":1001,"message":"no such item"}', 'missing'],
  [200, '{"code":429,"message":"too many"}', 'failed'],
  [200, '{"code":503,"message":"busy"}', 'failed'],
  [429, '{"code":1007,"message":"too many"}', 'failed'],
  [500, '', 'failed'],
  [401, '{"code":401,"message":"no token"}', 'failed'],
  [200, '{"code":0,"data":{}}', 'found'],
])('a preview that is answered by HTTP %i %s is %s (R79)', async (status, text, expected) => {
  expect(await ask(status, text)).toBe(expected);
});

test('a fault of the code stays one', () => {
  expect(() => missingIfRefused(new TypeError('x'))).toThrow(TypeError);
});
