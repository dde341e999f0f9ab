import { demoAccount, demoPasswordHash } from '../seed/people/demoAccount';
import { isPasswordOf } from './passwords';

test('accepts only the right password, and none where there is no readable hash', async () => {
  expect(await isPasswordOf(demoAccount.password, demoPasswordHash)).toBe(true);
  expect(await isPasswordOf(`${demoAccount.password} `, demoPasswordHash)).toBe(false);
  expect(await isPasswordOf(demoAccount.password, undefined)).toBe(false);
  expect(await isPasswordOf(demoAccount.password, 'unknown$form')).toBe(false);
});

test('a missing account takes as long as a wrong password', async () => {
  const deriveBits = jest.spyOn(crypto.subtle, 'deriveBits');
  await isPasswordOf('guess', demoPasswordHash);
  await isPasswordOf('guess', undefined);
  const [real, decoy] = deriveBits.mock.calls.map(([algorithm]) => (algorithm as Pbkdf2Params).iterations);
  expect(decoy).toBe(real);
});
