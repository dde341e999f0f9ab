import { digitsOf } from './digitsOf';
import { parsePhone } from './parsePhone';

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
