import { homePath } from '@share/site-paths';
import { Button, EmptyState } from '@share/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { authTexts } from '../authTexts';
import { useLoginServices } from '../LoginServices';
import { authPageTexts } from './authPageTexts';
import { Busy } from './LoginReceiver.styles';
import { receiveLogin, type ReceivedLogin } from './receiveLogin';

interface LoginReceiverProps {
  siteOrigin: string;
  /** Goes to another page; given by tests, which cannot navigate. */
  navigate?: (path: string) => void;
}

const replaceLocation = (path: string) => window.location.replace(path);

/** Removes the fragment from the address: the token must not stay in the history. */
const takeFragment = (): string => {
  const { hash, pathname } = window.location;
  window.history.replaceState(null, '', pathname);
  return hash;
};

interface Problem {
  /** For the visitor. */
  message: string;
  /** The login, where it may be adopted yet: there was no answer of use. The address no longer holds it. */
  login?: ReceivedLogin;
}

/**
 * Adopts a login made in the mini program and goes on to the page the visitor came from (R5). When the platform cannot be reached,
 * the visitor may try again or go there without.
 */
export const LoginReceiver = ({ siteOrigin, navigate = replaceLocation }: LoginReceiverProps) => {
  const { session, storage } = useLoginServices();
  const [problem, setProblem] = useState<Problem>();
  const hasStarted = useRef(false);

  const adopt = async (login: ReceivedLogin) => {
    const outcome = await session.adopt(login);
    if (outcome.ok) navigate(login.redirect);
    else setProblem({ message: outcome.message, ...(outcome.reason === 'network' && { login }) });
  };

  const start = useEffectEvent(() => {
    const login = receiveLogin({ hash: takeFragment(), storage, now: Date.now(), siteOrigin });
    if (login.ok) void adopt(login);
    else setProblem({ message: authPageTexts.failed });
  });

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    start();
  }, []);

  if (problem === undefined) return <Busy role="status">{authTexts.busy}</Busy>;
  const { message, login } = problem;
  const tryAgain = (again: ReceivedLogin) => {
    setProblem(undefined);
    void adopt(again);
  };
  return (
    <EmptyState
      drawing="lost-bridge"
      title={authPageTexts.failedTitle}
      note={<span role="alert">{message}</span>}
    >
      {login ? (
        <>
          <Button variant="fill" wide onClick={() => tryAgain(login)}>
            {authPageTexts.retry}
          </Button>
          <Button variant="text" href={login.redirect}>
            {login.redirect === homePath ? authPageTexts.home : authPageTexts.back}
          </Button>
        </>
      ) : (
        <Button variant="fill" wide href={homePath}>
          {authPageTexts.home}
        </Button>
      )}
    </EmptyState>
  );
};
