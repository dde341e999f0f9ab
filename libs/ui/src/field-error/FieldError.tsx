import { AlertIcon } from '../icons';
import { Message, Root } from './FieldError.styles';

/** The error message below a field. The empty live region stays in the page, so that a message is announced. */
export const FieldError = ({ id, message }: { id: string; message?: string }) => (
  <Root id={id} role="alert">
    {message && (
      <Message>
        <AlertIcon size={16} />
        {message}
      </Message>
    )}
  </Root>
);
