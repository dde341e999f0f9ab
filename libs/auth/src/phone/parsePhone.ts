import { authConstants } from '../authConstants';
import { digitsOf } from './digitsOf';

const { phoneLength } = authConstants;
const countryCode = '86';

/**
 * Reads what was typed or pasted into a phone field as digits: spaces, dashes and a leading +86 or 86 go (spec §5, R32).
 * More than 11 digits are not taken; behind 86 there may be 11 more, which then goes.
 */
export const parsePhone = (typed: string): string => {
  const digits = digitsOf(typed);
  const prefix = digits.startsWith(countryCode) ? countryCode.length : 0;
  const taken = digits.slice(0, prefix + phoneLength);
  return taken.length === prefix + phoneLength ? taken.slice(prefix) : taken;
};
