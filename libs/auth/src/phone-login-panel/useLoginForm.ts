import { useState } from 'react';
import { useLoginServices } from '../LoginServices';
import { findPhoneProblem, isPhone } from '../phone-field/phoneNumber';

export type LoginMode = 'code' | 'password';

interface LoginFormOptions {
  mode: LoginMode;
  say: (message: string) => void;
  onDone: () => void;
}

/** What is typed into the login form and what may be done with it (spec §5). */
export const useLoginForm = ({ mode, say, onDone }: LoginFormOptions) => {
  const { session } = useLoginServices();
  const [phone, setPhone] = useState('');
  const [secret, setSecret] = useState('');
  const [isAgreed, setIsAgreed] = useState(false);
  const [missing, setMissing] = useState<'phone' | 'agreement'>();
  const [isBusy, setIsBusy] = useState(false);

  const hasPhone = isPhone(phone);
  const canSubmit = hasPhone && secret !== '';

  /** Stops the action when the box is not ticked. */
  const requireAgreement = (): boolean => {
    if (!isAgreed) setMissing('agreement');
    return isAgreed;
  };

  const submit = async () => {
    if (!canSubmit || isBusy || !requireAgreement()) return;
    setIsBusy(true);
    const outcome = await session.login(
      mode === 'code' ? { tel: phone, code: secret } : { tel: phone, password: secret },
    );
    setIsBusy(false);
    if (outcome.ok) onDone();
    else say(outcome.message);
  };

  return {
    phone,
    secret,
    isAgreed,
    isBusy,
    hasPhone,
    canSubmit,
    phoneError: missing === 'phone' ? findPhoneProblem(phone) : undefined,
    isAgreementMissing: missing === 'agreement',
    setSecret,
    changePhone: (digits: string) => {
      setPhone(digits);
      if (missing === 'phone') setMissing(undefined);
    },
    agree: (isTicked: boolean) => {
      setIsAgreed(isTicked);
      if (missing === 'agreement') setMissing(undefined);
    },
    showPhoneError: () => setMissing('phone'),
    /** An empty field says nothing: the reader may only be passing through. */
    leavePhone: () => {
      if (phone !== '' && !hasPhone) setMissing('phone');
    },
    requireAgreement,
    submit: () => void submit(),
  };
};
