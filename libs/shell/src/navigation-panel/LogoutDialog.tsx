import { Button, Dialog } from '@share/ui';
import { useState } from 'react';
import { useShellServices } from '../ShellServices';

interface LogoutDialogProps {
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before the logout (spec §4). It stands beside the panel, not in it: its Escape is not the panel's. */
export const LogoutDialog = ({ open, onClose, onDone }: LogoutDialogProps) => {
  const { session, page } = useShellServices();
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    if (isBusy) return;
    setBusy(true);
    await session.logout();
    setBusy(false);
    onDone();
    page.succeed('loggedOut');
  };
  return (
    <Dialog
      id="logout"
      open={open}
      onClose={onClose}
      title="确定退出登录？"
      actions={
        <>
          <Button variant="fill" wide aria-busy={isBusy} aria-disabled={isBusy} onClick={() => void leave()}>
            退出
          </Button>
          <Button variant="text" wide onClick={onClose}>
            取消
          </Button>
        </>
      }
    >
      退出后仍然可以浏览全部内容。
    </Dialog>
  );
};
