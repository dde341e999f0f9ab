import { offlineMessage, sessionConstants } from '@share/session';
import { Toast, ToastRegion } from '@share/ui';
import { retryMessage } from '../shellConstants';

/**
 * The message of the document's script for a part whose code cannot be loaded, or does not arrive (`toastLost`). It stands in the document, because nothing can
 * be loaded for it.
 */
export const LostMessage = () => (
  <div data-lost-message="">
    <ToastRegion>
      <Toast message={retryMessage} hidden />
      <Toast message={sessionConstants.networkMessage} hidden />
      <Toast message={offlineMessage} hidden />
    </ToastRegion>
  </div>
);
