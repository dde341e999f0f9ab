import { AlertIcon } from '../icons';
import styles from './FieldError.module.css';

/** The error message below a field. The empty live region stays in the page, so that a message is announced. */
export const FieldError = ({ id, message }: { id: string; message?: string }) => (
  <div className={styles.root} id={id} role="alert">
    {message && (
      <p>
        <AlertIcon size={16} />
        {message}
      </p>
    )}
  </div>
);
