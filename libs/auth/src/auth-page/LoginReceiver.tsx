import { homePath } from '@share/site-paths';
import { Button, EmptyState } from '@share/ui';
import { useEffect, useRef, useState } from 'react';
import { authTexts } from '../authTexts';
import { useLoginServices } from '../LoginServices';
import { authPageTexts } from './authPageTexts';
import styles from './LoginReceiver.module.css';
import { receiveLogin } from './receiveLogin';

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

/** Adopts a login made in the mini program and goes on to the page the reader came from (R5). */
export const LoginReceiver = ({ siteOrigin, navigate = replaceLocation }: LoginReceiverProps) => {
  const { session, storage } = useLoginServices();
  const [problem, setProblem] = useState<string>();
  const hasStarted = useRef(false);

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const received = receiveLogin({ hash: takeFragment(), storage, now: Date.now(), siteOrigin, session });
    void received.then((login) => {
      if (login.ok) navigate(login.redirect);
      else setProblem(login.reason === 'refused' ? login.message : authPageTexts.failed);
    });
  }, [navigate, session, siteOrigin, storage]);

  if (problem === undefined)
    return (
      <p className={styles.busy} role="status">
        {authTexts.busy}
      </p>
    );
  return (
    <EmptyState
      drawing="lost-bridge"
      title={authPageTexts.failedTitle}
      note={<span role="alert">{problem}</span>}
    >
      <Button variant="fill" wide href={homePath}>
        {authPageTexts.home}
      </Button>
    </EmptyState>
  );
};
