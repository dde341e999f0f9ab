import { sessionConstants, type Session } from '@share/session';
import { Button, CheckBox, TextField } from '@share/ui';
import { WechatIcon } from '@share/ui/icons';
import { type FormEvent, type ReactElement, type RefObject, useRef } from 'react';
import type { Agreement } from '../agreement-frame/agreements';
import { authTexts } from '../authTexts';
import { CodeField } from '../code-field/CodeField';
import type { VerifyCode } from '../code-field/useVerifyCode';
import { PhoneField } from '../phone-field/PhoneField';
import { AgreementLabel } from './AgreementLabel';
import { Form } from './LoginForm.styles';
import { useKeepInView } from './useKeepInView';
import { type LoginMode, useLoginForm } from './useLoginForm';

export interface LoginFormProps {
  readonly mode: LoginMode;
  readonly session: Pick<Session, 'login'>;
  readonly code: VerifyCode;
  readonly phoneInput: RefObject<HTMLInputElement | null>;
  readonly say: (message: string) => void;
  readonly onDone: () => void;
  readonly onRead: (agreement: Agreement) => void;
  readonly onWechatLogin?: () => Promise<void>;
}

/** The fields of the login; they are as new whenever it is mounted. */
export function LoginForm(props: LoginFormProps): ReactElement {
  const { mode, session, code, phoneInput, say, onDone, onRead, onWechatLogin } = props;
  const login = useLoginForm({ mode, session, say, onDone });
  const form = useRef<HTMLFormElement>(null);
  useKeepInView(form);

  const sendCode = (): void => {
    if (login.hasPhone) return code.send(login.phone);
    login.showPhoneError();
    phoneInput.current?.focus();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    login.submit();
  };
  const leaveForWechat = (leave: () => Promise<void>): void => {
    if (login.requireAgreement()) leave().catch(() => say(sessionConstants.networkMessage));
  };

  return (
    <Form ref={form} onSubmit={submit} noValidate>
      <PhoneField
        inputRef={phoneInput}
        value={login.phone}
        onChange={login.changePhone}
        error={login.phoneError}
      />
      {mode === 'code' ? (
        <CodeField
          value={login.secret}
          onChange={login.setSecret}
          code={code}
          canSend={login.hasPhone}
          onSend={sendCode}
        />
      ) : (
        <TextField
          id="login-password"
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={128}
          label={authTexts.password}
          placeholder={authTexts.passwordHint}
          value={login.secret}
          onChange={login.setSecret}
        />
      )}
      <div className="agreement">
        <CheckBox
          name="login-agreement"
          checked={login.isAgreed}
          onChange={login.agree}
          label={<AgreementLabel onRead={onRead} />}
          error={login.isAgreementMissing ? authTexts.agreementMissing : undefined}
        />
      </div>
      <Button
        variant="fill"
        wide
        type="submit"
        disabled={!login.canSubmit}
        aria-disabled={login.isBusy}
        aria-busy={login.isBusy}
      >
        {login.isBusy ? authTexts.busy : authTexts.submit}
      </Button>
      {onWechatLogin && (
        <div className="wechat">
          <Button variant="text" wide onClick={() => leaveForWechat(onWechatLogin)}>
            <WechatIcon size={20} />
            {authTexts.wechat}
          </Button>
        </div>
      )}
    </Form>
  );
}
