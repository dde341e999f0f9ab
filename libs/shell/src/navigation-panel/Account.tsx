import { useIsLoggedIn, useReader } from '@share/session/react';
import { Avatar } from '@share/ui';
import { NextIcon, UserIcon } from '@share/ui/icons';
import { useShellServices } from '../ShellServices';
import * as S from './NavigationPanel.styles';

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
      <S.Account>
        <S.Face data-empty={reader ? undefined : ''}>
          {reader ? <Avatar name={reader.alias} src={reader.avatar} size={44} /> : <UserIcon />}
        </S.Face>
        <S.Who>
          <b>{reader ? <bdi>{reader.alias}</bdi> : '已登录'}</b>
        </S.Who>
      </S.Account>
    );
  return (
    <S.Account as="button" type="button" data-closes="" data-opens="login" onClick={onLogin}>
      <S.Face data-empty="">
        <UserIcon />
      </S.Face>
      <S.Who>
        <b>登录</b>
        <small>评论、收藏与关注</small>
      </S.Who>
      <NextIcon size={16} />
    </S.Account>
  );
};
