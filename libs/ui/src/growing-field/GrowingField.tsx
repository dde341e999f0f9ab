import type { Ref, TextareaHTMLAttributes } from 'react';
import { Box, Field } from './GrowingField.styles';

export interface GrowingFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** The text of the field, which is as high as this text. */
  text: string;
  isInvalid: boolean;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/**
 * A field for several lines that grows with its text, then scrolls. Its parent sets its look: `--field-height`, `--field-limit`,
 * `--field-radius`, `--field-padding`, `--field-ground`, `--field-size` and `--field-line`.
 */
export const GrowingField = ({ text, isInvalid, ...field }: GrowingFieldProps) => (
  <Box data-text={text} data-invalid={isInvalid ? '' : undefined}>
    <Field rows={1} aria-invalid={isInvalid || undefined} {...field} />
  </Box>
);
