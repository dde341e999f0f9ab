import { useUser } from '@share/session/react';
import { Avatar } from '@share/ui';
import { UserIcon } from '@share/ui/icons';
import { useShellServices } from '../ShellServices';
import { Account, Login, User } from './AccountButton.styles';

/**
 * 登录, or the visitor's picture, which opens their account. The document is marked before the first paint when a visitor is
 * signed in, and both have the same size, so nothing shifts.
 */
export const AccountButton = () => {
  const { session, page } = useShellServices();
  const user = useUser(session);
  return (
    <Account>
      <Login type="button" data-opens="login" onClick={() => void session.requireLogin('login')}>
        登录
      </Login>
      <User type="button" aria-label="我的账号" data-opens="navigation" onClick={page.openMenu}>
        {user ? <Avatar name={user.alias} src={user.avatar} size={24} /> : <UserIcon />}
      </User>
    </Account>
  );
};
