interface SharedPage {
  title: string;
  /** Absolute address. */
  link: string;
}

/** `cancelled`: the visitor closed the system's panel. */
type ShareResult = 'shared' | 'cancelled' | 'failed';

/** Whether the system has a panel for sharing. */
export const hasSystemShare = ({ navigator }: Window): boolean => 'share' in navigator;

/** Opens the system's panel for sharing a page; only in the handler of a tap. */
export const sharePage = async ({ title, link }: SharedPage, { navigator }: Window): Promise<ShareResult> => {
  try {
    await navigator.share({ title, url: link });
    return 'shared';
  } catch (error) {
    return (error as Error).name === 'AbortError' ? 'cancelled' : 'failed';
  }
};
