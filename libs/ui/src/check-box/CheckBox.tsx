import type { ReactElement, ReactNode } from 'react';
import { FieldError } from '../field-error/FieldError';
import { CheckIcon } from '../icons';
import { Choice } from './CheckBox.styles';

export interface CheckBoxProps {
  /** Unique on the page; the error line gets `<name>-error`. */
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** What ticking it says. Links and buttons in it keep their own tap. */
  readonly label: ReactNode;
  readonly error?: string;
}

/** A round box of 20 px, 44 px to hit, with its words. */
export function CheckBox({ name, checked, onChange, label, error }: CheckBoxProps): ReactElement {
  return (
    <div>
      <Choice>
        <input
          type="checkbox"
          name={name}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-error` : undefined}
        />
        <span className="box">
          <CheckIcon size={16} />
        </span>
        <span>{label}</span>
      </Choice>
      <FieldError id={`${name}-error`} message={error} />
    </div>
  );
}
