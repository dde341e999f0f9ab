import { useIsLoggedIn, useReader } from '@share/session/react';
import { Avatar } from '@share/ui';
import { NextIcon, UserIcon } from '@share/ui/icons';
import { useShellServices } from '../ShellServices';
import { Face, Name, Purpose, Root, Who } from './Account.styles';

interface AccountProps {
  onLogin: () => void;
}

/** The reader's account, or a button to log in. */
export const Account = ({ onLogin }: AccountProps) => {
  const { session } = useShellServices();
  const isLoggedIn = useIsLoggedIn(session);
  const reader = useReader(session);
  if (isLoggedIn)
    return (
      <Root>
        <Face data-empty={reader ? undefined : ''}>
          {reader ? <Avatar name={reader.alias} src={reader.avatar} size={44} /> : <UserIcon />}
        </Face>
        <Who>
          <Name>{reader ? <bdi>{reader.alias}</bdi> : '已登录'}</Name>
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
