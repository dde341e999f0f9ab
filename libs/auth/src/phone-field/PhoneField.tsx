import { TextField } from '@share/ui';
import type { ReactElement, RefObject } from 'react';
import { authTexts } from '../authTexts';
import { formatPhone } from '../phone/formatPhone';
import { keepCaret } from '../phone/keepCaret';
import { parsePhone } from '../phone/parsePhone';

export interface PhoneFieldProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Digits only. */
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly error?: string;
}

/** A mobile number, shown 3-4-4 while it is typed (spec §5). */
export function PhoneField({ inputRef, value, onChange, error }: PhoneFieldProps): ReactElement {
  const change = (typed: string): void => {
    const input = inputRef.current;
    const digits = parsePhone(typed);
    if (input) {
      const caret = keepCaret(typed, input.selectionStart ?? typed.length);
      // Written here already, so that React finds nothing to write and the caret stays.
      input.value = formatPhone(digits);
      input.setSelectionRange(caret, caret);
    }
    onChange(digits);
  };
  return (
    <TextField
      ref={inputRef}
      id="login-phone"
      name="tel"
      type="tel"
      inputMode="numeric"
      autoComplete="tel"
      label={authTexts.phone}
      placeholder={authTexts.phoneHint}
      leading="+86"
      clearable
      value={formatPhone(value)}
      onChange={change}
      error={error}
    />
  );
}
