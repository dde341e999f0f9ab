import type { ReactElement, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { FieldError } from '../field-error/FieldError';
import { Box, Foot } from './TextArea.styles';

export interface TextAreaProps extends Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'name' | 'value' | 'defaultValue' | 'onChange'
> {
  /** Its name for screen readers; the placeholder shows it unless another is given. */
  readonly label: string;
  /** Also the `id` unless one is given; the error line gets `<id>-error`, the count `<id>-count`. */
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** How many characters are welcome; shown as a count. More can be typed, so that nothing pasted is lost. */
  readonly limit: number;
  readonly error?: string;
  /** A quiet word under the field, left of the count. */
  readonly note?: ReactNode;
  /** The button that sends it, right of the count. */
  readonly action?: ReactNode;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text: grows from 76 to 160 px, then scrolls. */
export function TextArea(props: TextAreaProps): ReactElement {
  const { label, name, id = name, value, onChange, limit, error, note, action, ...field } = props;
  return (
    <div>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <Box data-text={value} data-invalid={error ? '' : undefined}>
        <textarea
          placeholder={label}
          rows={1}
          {...field}
          id={id}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error ${id}-count` : `${id}-count`}
        />
      </Box>
      <FieldError id={`${id}-error`} message={error} />
      <Foot>
        <span>{note}</span>
        <span id={`${id}-count`} data-over={value.length > limit ? '' : undefined}>
          {value.length} / {limit}
        </span>
        {action}
      </Foot>
    </div>
  );
}
