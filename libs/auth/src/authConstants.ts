/** Business constants of the login (spec §2, §9; R5, R48). */
export const authConstants = {
  smsType: 6,
  phoneLength: 11,
  codeLength: 6,
  /** Between two codes, in milliseconds. */
  codeCountdownMs: 60_000,
  /** How long a login may be under way elsewhere, in milliseconds. */
  loginStateMs: 10 * 60_000,
  popupWidth: 500,
  popupHeight: 280,
} as const;
