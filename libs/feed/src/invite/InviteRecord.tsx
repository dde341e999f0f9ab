import { serverNow } from '@share/environment';
import type { AccountApi } from '@share/api-client';
import { MoreCards, usePagedList } from '@share/content-cards';
import { useServices } from '@share/islands';
import type { Session } from '@share/session';
import { useIsLoggedIn, useUser } from '@share/session/react';
import { Avatar, EmptyState, Pill, RelativeTime } from '@share/ui';
import { Invitee, LoggedOut, LoginHint, Name } from './InviteRecord.styles';
import { loadInviteRecord, type InviteeView } from './loadInviteRecord';

interface InviteRecordServices {
  api: Pick<AccountApi, 'getInviteRecord'>;
  session: Session;
}

interface InviteRecordProps {
  siteOrigin: string;
}

/** The users who came by the user's own invitation; a visitor who is not logged in can log in here. */
export const InviteRecord = ({ siteOrigin }: InviteRecordProps) => {
  const { session } = useServices<InviteRecordServices>();
  const isLoggedIn = useIsLoggedIn(session);
  const userId = useUser(session)?.userId ?? '';
  if (isLoggedIn) return <Invitees key={userId} userId={userId} siteOrigin={siteOrigin} />;
  return (
    <LoggedOut>
      <LoginHint>登录后，看看谁接受了你的邀请。</LoginHint>
      <Pill variant="outline" data-opens="login" onClick={() => void session.requireLogin('invite-record')}>
        登录
      </Pill>
    </LoggedOut>
  );
};

const Invitees = ({ userId, siteOrigin }: InviteRecordProps & { userId: string }) => {
  const { api } = useServices<InviteRecordServices>();
  const list = usePagedList<InviteeView>({
    // The data of one user is not shown to the next.
    listKey: ['invite', 'record', userId],
    loadPage: (page) => loadInviteRecord(api, { page, siteOrigin, now: serverNow() }),
  });
  const { items, hasMore, hasFailed } = list;
  if (items.length === 0 && !hasMore && !hasFailed) return <EmptyState title="还没有人接受你的邀请" />;
  return (
    <>
      <ul role="list">
        {items.map(({ id, name, avatar, time }) => (
          <Invitee key={id}>
            <Avatar name={name} src={avatar} />
            <Name>
              <bdi>{name}</bdi>
            </Name>
            <RelativeTime {...time} />
          </Invitee>
        ))}
      </ul>
      <MoreCards list={list} />
    </>
  );
};
