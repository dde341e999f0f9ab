import { readHostMark } from '@share/environment';
import { useInBrowser } from '@share/islands';
import { networkProblem } from '@share/session';
import { Button, CheckBox, TextField } from '@share/ui';
import { WechatIcon } from '@share/ui/icons';
import { useRef, type FormEvent, type RefObject } from 'react';
import type { Agreement } from '../agreement-sheet/agreements';
import { authTexts } from '../authTexts';
import { CodeField } from '../code-field/CodeField';
import type { VerifyCode } from '../code-field/useVerifyCode';
import { useLoginServices } from '../LoginServices';
import { PhoneField } from '../phone-field/PhoneField';
import { AgreementLabel } from './AgreementLabel';
import { AgreementBox, Form, Wechat } from './LoginForm.styles';
import { useKeepInView } from './useKeepInView';
import { useLoginForm, type LoginMode } from './useLoginForm';

interface LoginFormProps {
  mode: LoginMode;
  code: VerifyCode;
  phoneInput: RefObject<HTMLInputElement | null>;
  toast: (message: string) => void;
  onDone: () => void;
  onRead: (agreement: Agreement) => void;
}

/** The fields of the login; they are empty whenever it is mounted. */
export const LoginForm = ({ mode, code, phoneInput, toast, onDone, onRead }: LoginFormProps) => {
  const { storage } = useLoginServices();
  const codeInput = useRef<HTMLInputElement>(null);
  const login = useLoginForm({ mode, codeInput, toast, onDone });
  const isInMiniProgram = useInBrowser(() => readHostMark() === 'mini-program');
  const form = useRef<HTMLFormElement>(null);
  useKeepInView(form);

  const sendCode = () => {
    if (!login.hasPhone) {
      login.showPhoneError();
      phoneInput.current?.focus();
    } else if (login.requireAgreement()) code.send(login.phone);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    login.submit();
  };
  const logInOverWeChat = async () => {
    if (!login.requireAgreement()) return;
    try {
      const { openMiniProgramLogin } = await import('../mini-program-login/openMiniProgramLogin');
      openMiniProgramLogin(storage);
    } catch {
      toast(networkProblem());
    }
  };

  return (
    <Form ref={form} onSubmit={submit} noValidate data-fresh="">
      <PhoneField
        inputRef={phoneInput}
        value={login.phone}
        onChange={login.changePhone}
        onLeave={login.leavePhone}
        error={login.phoneError}
      />
      {mode === 'code' ? (
        <CodeField
          inputRef={codeInput}
          value={login.secret}
          onChange={login.changeSecret}
          isWrong={login.isCodeWrong}
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
          onChange={login.changeSecret}
        />
      )}
      <AgreementBox>
        <CheckBox
          name="login-agreement"
          checked={login.isAgreed}
          onChange={login.agree}
          label={<AgreementLabel onRead={onRead} />}
          error={login.isAgreementMissing ? authTexts.agreementMissing : undefined}
        />
      </AgreementBox>
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
      {isInMiniProgram && (
        <Wechat>
          <Button variant="text" wide onClick={() => void logInOverWeChat()}>
            <WechatIcon size={20} />
            {authTexts.wechat}
          </Button>
        </Wechat>
      )}
    </Form>
  );
};
