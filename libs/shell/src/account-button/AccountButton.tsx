import { useReader } from '@share/session/react';
import { Avatar } from '@share/ui';
import { UserIcon } from '@share/ui/icons';
import { useShellServices } from '../ShellServices';
import { Account, Login, Reader } from './AccountButton.styles';

/**
 * 登录, or the reader's picture, which opens their account. The document is marked before the first paint when a reader is
 * signed in, and both have the same size, so nothing shifts.
 */
export const AccountButton = () => {
  const { session, page } = useShellServices();
  const reader = useReader(session);
  return (
    <Account>
      <Login type="button" data-opens="login" onClick={() => void session.requireLogin('login')}>
        登录
      </Login>
      <Reader type="button" aria-label="我的账号" data-opens="navigation" onClick={page.openMenu}>
        {reader ? <Avatar name={reader.alias} src={reader.avatar} size={24} /> : <UserIcon />}
      </Reader>
    </Account>
  );
};
