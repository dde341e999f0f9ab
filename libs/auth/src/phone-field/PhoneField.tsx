import { TextField } from '@share/ui';
import type { FocusEvent, RefObject } from 'react';
import { authTexts } from '../authTexts';
import { formatPhone, keepCaret, parsePhone } from './phoneNumber';

interface PhoneFieldProps {
  inputRef: RefObject<HTMLInputElement | null>;
  /** Digits only. */
  value: string;
  onChange: (digits: string) => void;
  /** The visitor goes on from the field: not to its own 清除, and not out of the form. */
  onLeave: () => void;
  error?: string;
}

/** A mobile number, shown 3-4-4 while it is typed (spec §5). */
export const PhoneField = ({ inputRef, value, onChange, onLeave, error }: PhoneFieldProps) => {
  const change = (typed: string) => {
    const input = inputRef.current;
    const digits = parsePhone(typed);
    if (input) {
      const caret = keepCaret(typed, input.selectionStart ?? typed.length);
      // React then finds the value as it should be and leaves the caret where it is.
      input.value = formatPhone(digits);
      input.setSelectionRange(caret, caret);
    }
    onChange(digits);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const goesOutside = relatedTarget && !inputRef.current?.form?.contains(relatedTarget);
    if (!goesOutside && !currentTarget.contains(relatedTarget)) onLeave();
  };
  return (
    <div onBlur={leave}>
      <TextField
        ref={inputRef}
        id="login-phone"
        name="tel"
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        label={authTexts.phone}
        placeholder={authTexts.phoneHint}
        data-focus=""
        leading="+86"
        clearable
        value={formatPhone(value)}
        onChange={change}
        error={error}
      />
    </div>
  );
};
