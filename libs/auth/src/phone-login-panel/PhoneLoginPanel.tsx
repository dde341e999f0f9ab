import type { Session } from '@share/session';
import { Sheet, Toast, ToastRegion, useToast } from '@share/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { AgreementFrame } from '../agreement-frame/AgreementFrame';
import type { Agreement } from '../agreement-frame/agreements';
import { authTexts } from '../authTexts';
import { useVerifyCode, type VerifyCodeApi } from '../code-field/useVerifyCode';
import { LoginForm } from './LoginForm';
import type { LoginMode } from './useLoginForm';

export interface PhoneLoginPanelProps {
  /** Keep the panel mounted while it is closed: the countdown goes on (R33). */
  readonly open: boolean;
  /** The reader closed it without a login. */
  readonly onClose: () => void;
  readonly api: VerifyCodeApi;
  readonly session: Pick<Session, 'login'>;
  /** Somebody is logged in: close the panel and say 登录成功～. */
  readonly onDone: () => void;
  /** Goes to the login page of the mini program; a rejection is told. Without it the option is not there. */
  readonly onWechatLogin?: () => Promise<void>;
  /** What proves the phone is the reader's own. Default `code`; nothing in the panel leads to `password` (spec §4). */
  readonly mode?: LoginMode;
}

/**
 * The panel to log in with a phone number (spec §4, §5). Its messages stand in the panel itself: the page behind a modal
 * dialog can neither be seen nor heard.
 */
export function PhoneLoginPanel(props: PhoneLoginPanelProps): ReactElement {
  const { open, onClose, api, session, onDone, onWechatLogin, mode = 'code' } = props;
  const { toast, showToast } = useToast();
  const code = useVerifyCode(api, showToast);
  const [agreement, setAgreement] = useState<Agreement>();
  const [{ wasOpen, openings }, setOpenings] = useState({ wasOpen: open, openings: 0 });
  const phoneInput = useRef<HTMLInputElement>(null);

  if (open !== wasOpen) {
    setOpenings({ wasOpen: open, openings: open ? openings + 1 : openings });
    setAgreement(undefined);
  }

  useEffect(() => {
    if (open) phoneInput.current?.focus({ preventScroll: true });
  }, [open]);

  return (
    <>
      <Sheet
        id="login"
        label={authTexts.name}
        title={authTexts.title}
        note={authTexts.note}
        open={open}
        onClose={onClose}
      >
        <LoginForm
          key={openings}
          mode={mode}
          session={session}
          code={code}
          phoneInput={phoneInput}
          say={showToast}
          onDone={onDone}
          onRead={setAgreement}
          onWechatLogin={onWechatLogin}
        />
        <ToastRegion place="top">
          <Toast {...toast} />
        </ToastRegion>
      </Sheet>
      {open && agreement && <AgreementFrame agreement={agreement} onClose={() => setAgreement(undefined)} />}
    </>
  );
}
