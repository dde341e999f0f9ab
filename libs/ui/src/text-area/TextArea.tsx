import { type ReactNode, type Ref, type TextareaHTMLAttributes, useRef } from 'react';
import { useEarlyInput } from '../early-input/useEarlyInput';
import { FieldError } from '../field-error/FieldError';
import { GrowingField } from '../growing-field/GrowingField';
import { Count, Foot, Note } from './TextArea.styles';

export interface TextAreaProps extends Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'name' | 'value' | 'defaultValue' | 'onChange'
> {
  /** Name for screen readers, and the default placeholder. */
  label: string;
  /** Also the default `id`; the error message gets `<id>-error`, the count `<id>-count`. */
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** Maximum number of characters, shown with the count. More can be typed, so that no pasted text is lost. */
  limit: number;
  error?: string;
  /** Secondary text below the field, left of the count. */
  note?: ReactNode;
  /** The submit button, right of the count. */
  action?: ReactNode;
  ref?: Ref<HTMLTextAreaElement>;
}

/** A field for several lines: grows from 76 to 160 px, then scrolls. */
export const TextArea = ({
  label,
  name,
  id = name,
  value,
  onChange,
  limit,
  error,
  note,
  action,
  ...field
}: TextAreaProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEarlyInput(box, (element) => {
    const typed = element.querySelector('textarea')?.value ?? '';
    if (typed !== value) onChange(typed);
  });
  return (
    <div>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <div ref={box}>
        <GrowingField
          placeholder={label}
          {...field}
          text={value}
          isInvalid={error !== undefined && error !== ''}
          id={id}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-describedby={error ? `${id}-error ${id}-count` : `${id}-count`}
        />
      </div>
      <FieldError id={`${id}-error`} message={error} />
      <Foot>
        <Note>{note}</Note>
        <Count id={`${id}-count`} data-over={value.length > limit ? '' : undefined}>
          {value.length} / {limit}
        </Count>
        {action}
      </Foot>
    </div>
  );
};
