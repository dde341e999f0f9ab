import { type InputHTMLAttributes, type ReactElement, type ReactNode, type Ref, useRef } from 'react';
import { FieldError } from '../field-error/FieldError';
import { IconButton } from '../icon-button/IconButton';
import { CloseIcon } from '../icons';
import { Box } from './TextField.styles';

export interface TextFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'value' | 'defaultValue' | 'onChange'
> {
  /** Its name for screen readers; the placeholder shows it unless another is given. */
  readonly label: string;
  /** Also the `id` unless one is given; the error line gets `<id>-error`. */
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong and how to put it right. */
  readonly error?: string;
  /** Stands before the text, behind a hairline: +86. */
  readonly leading?: ReactNode;
  /** Stands after the text: a button of 44 px. */
  readonly trailing?: ReactNode;
  /** Offers 清除 while there is text. */
  readonly clearable?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One line of text, 52 px high. */
export function TextField(props: TextFieldProps): ReactElement {
  const { label, name, id = name, value, onChange, error, leading, trailing, clearable, ...input } = props;
  const box = useRef<HTMLDivElement>(null);
  const clear = (): void => {
    onChange('');
    box.current?.querySelector('input')?.focus();
  };
  return (
    <div>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <Box ref={box} data-invalid={error ? '' : undefined}>
        {leading !== undefined && <span className="leading">{leading}</span>}
        <input
          placeholder={label}
          {...input}
          id={id}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {clearable && value !== '' && (
          <IconButton label="清除" onClick={clear}>
            <CloseIcon size={16} />
          </IconButton>
        )}
        {trailing}
      </Box>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
