import type { ReactElement } from 'react';
import { AlertIcon } from '../icons';
import { Line } from './FieldError.styles';

/** What is wrong with a field, under it. The empty region stays in the page, so that its message is announced. */
export function FieldError({
  id,
  message,
}: {
  readonly id: string;
  readonly message?: string;
}): ReactElement {
  return (
    <Line id={id} role="alert">
      {message && (
        <p>
          <AlertIcon size={16} />
          {message}
        </p>
      )}
    </Line>
  );
}
