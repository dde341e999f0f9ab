import { TextField } from '@share/ui';
import type { RefObject } from 'react';
import { authTexts } from '../authTexts';
import { SendButton, SpacedDigits } from './CodeField.styles';
import { parseCode } from './parseCode';
import type { VerifyCode } from './useVerifyCode';

interface CodeFieldProps {
  inputRef: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (code: string) => void;
  /** The platform has refused this code, and said so. */
  isWrong: boolean;
  code: Pick<VerifyCode, 'secondsLeft' | 'isSending' | 'wasSent'>;
  /** Whether there is a number to send a code to; the button is dimmed otherwise and still answers (spec §5). */
  canSend: boolean;
  onSend: () => void;
}

/** The code from the text message, and the button that requests one. */
export const CodeField = ({ inputRef, value, onChange, isWrong, code, canSend, onSend }: CodeFieldProps) => {
  const { secondsLeft, isSending, wasSent } = code;
  const isWaiting = secondsLeft > 0;
  const button = (
    <SendButton
      type="button"
      aria-disabled={!canSend || isWaiting || isSending}
      aria-busy={isSending}
      onClick={onSend}
    >
      {isWaiting ? authTexts.codeWait(secondsLeft) : authTexts.sendCode}
    </SendButton>
  );
  return (
    <SpacedDigits>
      <TextField
        ref={inputRef}
        id="login-code"
        name="verify_code"
        inputMode="numeric"
        autoComplete="one-time-code"
        label={authTexts.code}
        placeholder={authTexts.codeHint}
        value={value}
        onChange={(typed) => onChange(parseCode(typed))}
        invalid={isWrong}
        trailing={button}
      />
      <span className="visually-hidden" aria-live="polite">
        {wasSent && !isWaiting ? authTexts.codeAgain : ''}
      </span>
    </SpacedDigits>
  );
};
