import { authConstants } from '../authConstants';
import { digitsOf } from '../phone-field/phoneNumber';

const { codeLength } = authConstants;

/**
 * Reads what was typed or pasted into the code field. A whole text message has other digits too, such as for how long the code is
 * valid: the run that has the length of a code wins. The field itself must not limit the length, which would cut the message first.
 */
export const parseCode = (typed: string): string => {
  const runs = typed.normalize('NFKC').split(/\D+/);
  return runs.find((run) => run.length === codeLength) ?? digitsOf(typed).slice(0, codeLength);
};
