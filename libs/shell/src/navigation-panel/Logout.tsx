import type { PageActions } from '@share/islands';
import type { Session } from '@share/session';
import { Button, Dialog } from '@share/ui';
import { useState } from 'react';
import * as S from './NavigationPanel.styles';

interface LogoutProps {
  session: Session;
  page: PageActions;
  onDone: () => void;
}

/** Success message of the specification (spec §8). */
const loggedOut = '退出登录成功~';

/** 退出登录, asked for twice (spec §4). */
export const Logout = ({ session, page, onDone }: LogoutProps) => {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const stay = () => setAsking(false);
  const leave = async () => {
    if (isBusy) return;
    setBusy(true);
    await session.logout();
    onDone();
    page.succeed(loggedOut);
  };
  return (
    <>
      <S.Logout type="button" onClick={() => setAsking(true)}>
        退出登录
      </S.Logout>
      <Dialog
        id="logout"
        open={isAsking}
        onClose={stay}
        title="确定退出登录？"
        actions={
          <>
            <Button
              variant="fill"
              wide
              aria-busy={isBusy}
              aria-disabled={isBusy}
              onClick={() => void leave()}
            >
              退出
            </Button>
            <Button variant="text" wide onClick={stay}>
              取消
            </Button>
          </>
        }
      >
        退出后仍然可以浏览全部内容。
      </Dialog>
    </>
  );
};
