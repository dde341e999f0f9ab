import { useState, type RefObject } from 'react';
import { useLoginServices } from '../LoginServices';
import { findPhoneProblem, isPhone } from '../phone-field/phoneNumber';

export type LoginMode = 'code' | 'password';

interface LoginFormOptions {
  mode: LoginMode;
  codeInput: RefObject<HTMLInputElement | null>;
  toast: (message: string) => void;
  onDone: () => void;
}

/** Values of the login form and the actions they allow (spec §5). */
export const useLoginForm = ({ mode, codeInput, toast, onDone }: LoginFormOptions) => {
  const { session } = useLoginServices();
  const [phone, setPhone] = useState('');
  const [secret, setSecret] = useState('');
  const [isAgreed, setIsAgreed] = useState(false);
  const [problem, setProblem] = useState<'phone' | 'code' | 'agreement'>();
  const [isBusy, setIsBusy] = useState(false);

  const settle = (solved: typeof problem) => {
    if (problem === solved) setProblem(undefined);
  };
  const hasPhone = isPhone(phone);
  const canSubmit = hasPhone && secret !== '';

  /** Stops the action when the box is not ticked. */
  const requireAgreement = (): boolean => {
    if (!isAgreed) setProblem('agreement');
    return isAgreed;
  };

  const submit = async () => {
    if (!canSubmit || isBusy || !requireAgreement()) return;
    setIsBusy(true);
    const outcome = await session.login(
      mode === 'code' ? { tel: phone, code: secret } : { tel: phone, password: secret },
    );
    setIsBusy(false);
    if (outcome.ok) return onDone();
    toast(outcome.message);
    if (outcome.reason !== 'refused' || mode !== 'code') return;
    setProblem('code');
    // The next digits replace the code.
    codeInput.current?.focus();
    codeInput.current?.select();
  };

  return {
    phone,
    secret,
    isAgreed,
    isBusy,
    hasPhone,
    canSubmit,
    phoneError: problem === 'phone' ? findPhoneProblem(phone) : undefined,
    isAgreementMissing: problem === 'agreement',
    isCodeWrong: problem === 'code',
    changeSecret: (typed: string) => {
      setSecret(typed);
      settle('code');
    },
    changePhone: (digits: string) => {
      setPhone(digits);
      settle('phone');
    },
    agree: (isTicked: boolean) => {
      setIsAgreed(isTicked);
      settle('agreement');
    },
    showPhoneError: () => setProblem('phone'),
    /** An empty field says nothing: the visitor may only be passing through. */
    leavePhone: () => {
      if (phone !== '' && !hasPhone) setProblem('phone');
    },
    requireAgreement,
    submit: () => void submit(),
  };
};
