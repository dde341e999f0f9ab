import { ApiError, type ApiErrorKind } from '@share/api-client';
import { toFailureMessage } from './toFailureMessage';

const told = '网络错误，请稍后重试～';

test.each<[ApiErrorKind, string | undefined]>([
  ['network', told],
  ['timeout', told],
  ['contract', told],
  ['business', undefined],
  ['unauthorized', undefined],
  ['server', undefined],
  ['aborted', undefined],
])('R24: %s', (kind, message) => {
  expect(toFailureMessage(new ApiError({ kind, message: 'for logs' }))).toBe(message);
});

test('a fault of the page itself is not taken for one of the network', () => {
  const fault = new TypeError('undefined is not a function');
  expect(() => toFailureMessage(fault)).toThrow(fault);
});
