import type { SafeStorage } from '@share/environment';
import type { Session } from '@share/session';
import { homePath } from '@share/site-paths';
import { Button, EmptyState } from '@share/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { authTexts } from '../authTexts';
import { receiveLogin } from '../hand-over/receiveLogin';
import { Busy } from './LoginHandOver.styles';

export interface LoginHandOverProps {
  readonly siteOrigin: string;
  readonly session: Pick<Session, 'adopt'>;
  readonly storage: SafeStorage;
  /** Leaves for a page of the site; the browser's own way unless given. */
  readonly leaveFor?: (path: string) => void;
}

const goTo = (path: string) => window.location.replace(path);

/** The fragment of the address, which leaves it at once: the token must not stay in the history. */
const takeFragment = (): string => {
  const { hash, pathname } = window.location;
  window.history.replaceState(null, '', pathname);
  return hash;
};

/** `/auth`: takes over a login made in the mini program and goes on to the page the reader came from (R5). */
export function LoginHandOver(props: LoginHandOverProps): ReactElement {
  const { siteOrigin, session, storage, leaveFor = goTo } = props;
  const [problem, setProblem] = useState<string>();
  const isTaken = useRef(false);

  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    const hand = { hash: takeFragment(), storage, now: Date.now(), siteOrigin, session };
    void receiveLogin(hand).then((received) => {
      if (received.ok) leaveFor(received.redirect);
      else setProblem(received.reason === 'refused' ? received.message : authTexts.handOverFailed);
    });
  }, [leaveFor, session, siteOrigin, storage]);

  if (problem === undefined) return <Busy role="status">{authTexts.busy}</Busy>;
  return (
    <EmptyState
      drawing="lost-bridge"
      title={authTexts.handOverTitle}
      note={<span role="alert">{problem}</span>}
    >
      <Button variant="fill" wide href={homePath}>
        {authTexts.home}
      </Button>
    </EmptyState>
  );
}
