import { authConstants } from '../authConstants';
import { authTexts } from '../authTexts';
import { isPhone } from './isPhone';

/** What is wrong with the digits of a phone number, in words for the reader; undefined when nothing is. */
export const phoneProblem = (digits: string): string | undefined => {
  if (isPhone(digits)) return undefined;
  if (digits === '') return authTexts.phoneHint;
  const missing = authConstants.phoneLength - digits.length;
  const beginsWell = /^1([3-9]|$)/.test(digits);
  return beginsWell && missing > 0 ? authTexts.phoneShort(missing) : authTexts.phoneWrong;
};
