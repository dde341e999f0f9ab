import { ApiError } from './ApiError';
import { nullIfMissing } from './nullIfMissing';

const failing = (code: number) => Promise.reject(new ApiError({ kind: 'business', code, message: '' }));

test('an answer, none, or a failure (R71)', async () => {
  expect(await nullIfMissing(Promise.resolve('found'))).toBe('found');
  expect(await nullIfMissing(failing(1001))).toBeNull();
  await expect(nullIfMissing(failing(503))).rejects.toMatchObject({ code: 503 });
});
