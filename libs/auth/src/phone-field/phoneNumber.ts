import { authConstants } from '../authConstants';
import { authTexts } from '../authTexts';

const { phoneLength } = authConstants;
const countryCode = /^(00)?86/;

/** The digits in a text, also full-width ones. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');

/**
 * Reads what was typed or pasted into a phone field as digits: spaces, dashes and a leading +86, 86 or 0086 go (spec §5, R32).
 * Takes 11 digits, or 11 more behind the country, which then goes.
 */
export const parsePhone = (typed: string): string => {
  const digits = digitsOf(typed);
  const prefix = countryCode.exec(digits)?.[0].length ?? 0;
  const taken = digits.slice(0, prefix + phoneLength);
  return taken.length === prefix + phoneLength ? taken.slice(prefix) : taken;
};

/** Groups the digits of a phone number 3-4-4 (spec §5). */
export const formatPhone = (digits: string): string =>
  [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter(Boolean).join(' ');

/**
 * Where the caret belongs once what was typed is grouped: behind the same digit as before.
 * @param caret position in what was typed
 * @returns position in the grouped number; before a space rather than behind it
 */
export const keepCaret = (typed: string, caret: number): number => {
  const phone = parsePhone(typed);
  const dropped = digitsOf(typed).indexOf(phone);
  const before = Math.min(Math.max(digitsOf(typed.slice(0, caret)).length - dropped, 0), phone.length);
  return before + (before > 3 ? 1 : 0) + (before > 7 ? 1 : 0);
};

/** Whether the digits are a mobile number: 1, then 3 to 9, then nine more (spec §5). */
export const isPhone = (digits: string): boolean => /^1[3-9]\d{9}$/.test(digits);

/** The error message for an incomplete or wrong phone number; undefined when it is a mobile number. */
export const findPhoneProblem = (digits: string): string | undefined => {
  if (isPhone(digits)) return undefined;
  if (digits === '') return authTexts.phoneHint;
  const missing = phoneLength - digits.length;
  const startsRight = /^1([3-9]|$)/.test(digits);
  return startsRight && missing > 0 ? authTexts.phoneShort(missing) : authTexts.phoneWrong;
};
