import { authConstants } from './authConstants';

test('code, phone and popup as the specification has them (§9)', () => {
  expect(authConstants).toMatchObject({
    codeCountdownMs: 60_000,
    phoneLength: 11,
    codeLength: 6,
    smsType: 6,
    popupWidth: 500,
    popupHeight: 280,
  });
});
