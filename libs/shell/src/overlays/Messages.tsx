import { Toast, ToastRegion, useToast } from '@share/ui';
import { useEffect } from 'react';
import { useStore } from 'zustand/react';
import { useShellServices } from '../ShellServices';

/** The short messages of the page. Their place is in the document from the start, so that the first one is announced too. */
export const Messages = () => {
  const { overlays } = useShellServices();
  const message = useStore(overlays.store, (state) => state.message);
  const { toast, showToast } = useToast();
  useEffect(() => {
    showToast(message?.text, message?.role);
  }, [message, showToast]);
  return (
    <ToastRegion>
      <Toast {...toast} />
    </ToastRegion>
  );
};
