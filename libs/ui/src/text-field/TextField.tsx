import { type InputHTMLAttributes, type ReactNode, type Ref, useRef } from 'react';
import { keepComposing } from '../composing-key/isComposingKey';
import { useEarlyInput } from '../early-input/useEarlyInput';
import { FieldError } from '../field-error/FieldError';
import { CloseIcon } from '../icons';
import { Box, Clear, Input, Leading } from './TextField.styles';

export interface TextFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'value' | 'defaultValue' | 'onChange'
> {
  /** Name for screen readers, and the default placeholder. */
  label: string;
  /** Also the default `id`; the error message gets `<id>-error`. */
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** The problem and its remedy. */
  error?: string;
  /** Marks the field where a message elsewhere says what is wrong. */
  invalid?: boolean;
  /** Before the text, separated by a hairline: +86. */
  leading?: ReactNode;
  /** After the text: a button of 44 px. */
  trailing?: ReactNode;
  /** Offers 清除 while there is text. */
  clearable?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A field for one line of text, 52 px high. */
export const TextField = ({
  label,
  name,
  id = name,
  value,
  onChange,
  error,
  invalid = Boolean(error),
  leading,
  trailing,
  clearable,
  onKeyDown,
  ...input
}: TextFieldProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEarlyInput(box, (element) => {
    const typed = element.querySelector('input')?.value ?? '';
    if (typed !== value) onChange(typed);
  });
  const clear = () => {
    onChange('');
    box.current?.querySelector('input')?.focus();
  };
  return (
    <div>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <Box ref={box} data-invalid={invalid ? '' : undefined}>
        {leading !== undefined && <Leading>{leading}</Leading>}
        <Input
          placeholder={label}
          {...input}
          id={id}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            keepComposing(event);
            onKeyDown?.(event);
          }}
          aria-invalid={invalid || undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {clearable && value !== '' && (
          <Clear label="清除" onClick={clear}>
            <CloseIcon size={16} />
          </Clear>
        )}
        {trailing}
      </Box>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
};
