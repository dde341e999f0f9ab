import { CommentFooterBar } from '@share/comments';
import { OpenAppDialog } from '@share/shell';
import { Toast, ToastRegion, useToast } from '@share/ui';
import { useState } from 'react';
import type { SiteIsland } from './islandTypes';

/** The footer bar, the dialog that answers what only the app can do, and the message after sharing. */
export const FooterIsland: SiteIsland<'footer'> = ({ data: { site, bar }, services }) => {
  const [action, setAction] = useState<string>();
  const toast = useToast();
  return (
    <>
      <CommentFooterBar
        {...bar}
        onWrite={() => setAction('评论')}
        onCollect={() => setAction('收藏')}
        onLike={() => setAction('点赞')}
        onClosed={toast.show}
        onShare={() => void services.actions.share().then((message) => message && toast.show(message))}
      />
      <OpenAppDialog
        site={site}
        open={action !== undefined}
        action={action ?? ''}
        onClose={() => setAction(undefined)}
      />
      <ToastRegion>
        <Toast message={toast.message} />
      </ToastRegion>
    </>
  );
};
