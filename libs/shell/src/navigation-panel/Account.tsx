import { useIsLoggedIn, useReader } from '@share/session/react';
import { Avatar } from '@share/ui';
import { NextIcon, UserIcon } from '@share/ui/icons';
import { useShellServices } from '../ShellServices';
import styles from './NavigationPanel.module.css';

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
      <div className={styles.account}>
        <span className={styles.face} data-empty={reader ? undefined : ''}>
          {reader ? <Avatar name={reader.alias} src={reader.avatar} size={44} /> : <UserIcon />}
        </span>
        <span className={styles.who}>
          <b>{reader ? <bdi>{reader.alias}</bdi> : '已登录'}</b>
        </span>
      </div>
    );
  return (
    <button className={styles.account} type="button" data-closes="" data-opens="login" onClick={onLogin}>
      <span className={styles.face} data-empty="">
        <UserIcon />
      </span>
      <span className={styles.who}>
        <b>登录</b>
        <small>评论、收藏与关注</small>
      </span>
      <NextIcon size={16} />
    </button>
  );
};
