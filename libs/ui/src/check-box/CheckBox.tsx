import { type ReactNode, useRef } from 'react';
import { useEarlyInput } from '../early-input/useEarlyInput';
import { FieldError } from '../field-error/FieldError';
import { CheckIcon } from '../icons';
import { Box, Field, Root } from './CheckBox.styles';

export interface CheckBoxProps {
  /** Unique on the page; the error line gets `<name>-error`. */
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Links and buttons in it do not tick the box. */
  label: ReactNode;
  error?: string;
}

/** A round box of 20 px with its label and a tap area of 44 px. */
export const CheckBox = ({ name, checked, onChange, label, error }: CheckBoxProps) => {
  const box = useRef<HTMLInputElement>(null);
  useEarlyInput(box, (input) => {
    if (input.checked !== checked) onChange(input.checked);
  });
  return (
    <div>
      <Root>
        <Field
          ref={box}
          type="checkbox"
          name={name}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-error` : undefined}
        />
        <Box>
          <CheckIcon size={16} />
        </Box>
        <span>{label}</span>
      </Root>
      <FieldError id={`${name}-error`} message={error} />
    </div>
  );
};
