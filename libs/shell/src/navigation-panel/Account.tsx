import { useIsLoggedIn, useUser } from '@share/session/react';
import { Avatar } from '@share/ui';
import { NextIcon, UserIcon } from '@share/ui/icons';
import { useShellServices } from '../ShellServices';
import { Face, Name, Purpose, Root, Who } from './Account.styles';

interface AccountProps {
  onLogin: () => void;
}

/** The visitor's account, or a button to log in. */
export const Account = ({ onLogin }: AccountProps) => {
  const { session } = useShellServices();
  const isLoggedIn = useIsLoggedIn(session);
  const user = useUser(session);
  if (isLoggedIn)
    return (
      <Root>
        <Face data-empty={user ? undefined : ''}>
          {user ? <Avatar name={user.alias} src={user.avatar} size={44} /> : <UserIcon />}
        </Face>
        <Who>
          <Name>{user ? <bdi>{user.alias}</bdi> : '已登录'}</Name>
        </Who>
      </Root>
    );
  return (
    <Root as="button" type="button" data-closes="" data-opens="login" onClick={onLogin}>
      <Face data-empty="">
        <UserIcon />
      </Face>
      <Who>
        <Name>登录</Name>
        <Purpose>评论、收藏与关注</Purpose>
      </Who>
      <NextIcon size={16} />
    </Root>
  );
};
