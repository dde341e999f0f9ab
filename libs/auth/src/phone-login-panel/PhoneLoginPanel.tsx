import { successMessages } from '@share/open-app';
import { Sheet, Toast, ToastRegion, useToast } from '@share/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Agreement } from '../agreement-sheet/agreements';
import { authTexts } from '../authTexts';
import { embeddedPageTexts } from '../embedded-page/embeddedPageTexts';
import { useVerifyCode } from '../code-field/useVerifyCode';
import { useLoginServices } from '../LoginServices';
import { LoginForm } from './LoginForm';
import type { LoginMode } from './useLoginForm';

export interface PhoneLoginPanelProps {
  /** Keep the panel mounted while it is closed: the countdown goes on (R33). */
  open: boolean;
  onClose: () => void;
  /** The action that requires the login (`login:required`); `login` when the visitor tapped 登录. */
  action: string;
  siteName: string;
  /** How the user proves that the phone is their own. Default `code`; nothing in the panel leads to `password` (spec §4). */
  mode?: LoginMode;
}

/**
 * The panel to log in with a phone number (spec §4, §5). Its messages are shown in the panel itself: the page behind a modal
 * dialog is neither visible nor announced.
 */
export const PhoneLoginPanel = ({ open, onClose, action, siteName, mode = 'code' }: PhoneLoginPanelProps) => {
  const { page } = useLoginServices();
  const { toast, showToast } = useToast();
  const code = useVerifyCode(showToast);
  const [agreement, setAgreement] = useState<ReactNode>();
  const [{ wasOpen, openings }, setOpenings] = useState({ wasOpen: open, openings: Number(open) });
  const phoneInput = useRef<HTMLInputElement>(null);

  if (open !== wasOpen) {
    // The first opening keeps the fields: a visitor may have typed into them before this code was there.
    setOpenings({ wasOpen: open, openings: openings + Number(open) });
    setAgreement(undefined);
  }

  useEffect(() => {
    const form = phoneInput.current?.form;
    if (open && !form?.contains(document.activeElement)) phoneInput.current?.focus({ preventScroll: true });
  }, [open]);

  /** Few visitors do: its code comes with the tap. */
  const read = (text: Agreement) =>
    void import('../agreement-sheet/AgreementSheet').then(
      ({ AgreementSheet }) =>
        setAgreement(<AgreementSheet agreement={text} onClose={() => setAgreement(undefined)} />),
      () => showToast(embeddedPageTexts.failed),
    );

  const isOwnAction = action === 'login';
  const finish = () => {
    onClose();
    // The action that required the login has a success of its own, which may offer the app.
    if (isOwnAction) page.succeed('loggedIn');
    else page.toast(successMessages.loggedIn.text);
  };

  return (
    <>
      <Sheet
        id="login"
        label={authTexts.name}
        title={isOwnAction ? authTexts.ownTitle(siteName) : (authTexts.titles.get(action) ?? authTexts.title)}
        note={authTexts.note}
        open={open}
        onClose={onClose}
      >
        <LoginForm
          key={Math.max(openings, 1)}
          mode={mode}
          code={code}
          phoneInput={phoneInput}
          toast={showToast}
          onDone={finish}
          onRead={read}
        />
        <ToastRegion place="top">
          <Toast {...toast} />
        </ToastRegion>
      </Sheet>
      {open && agreement}
    </>
  );
};
