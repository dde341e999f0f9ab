import type { PageActions } from '@share/islands';
import type { Session } from '@share/session';
import { useReader } from '@share/session/react';
import { Avatar } from '@share/ui';
import { UserIcon } from '@share/ui/icons';
import * as S from './AccountButton.styles';

interface AccountButtonProps {
  session: Session;
  page: PageActions;
}

/**
 * 登录, or the reader's face as the way to their account. The document is marked before the first paint when somebody is
 * signed in, so both take the same place and nothing moves.
 */
export const AccountButton = ({ session, page }: AccountButtonProps) => {
  const reader = useReader(session);
  return (
    <S.Account>
      <S.Login type="button" onClick={() => void session.requireLogin('login')}>
        登录
      </S.Login>
      <S.Reader type="button" aria-label="我的账号" onClick={page.openMenu}>
        {reader ? <Avatar name={reader.alias} src={reader.avatar} size={24} /> : <UserIcon />}
      </S.Reader>
    </S.Account>
  );
};
