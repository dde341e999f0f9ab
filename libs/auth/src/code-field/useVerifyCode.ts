import { isApiError, toCallFailure } from '@share/api-client';
import { networkProblem } from '@share/session';
import { useRef, useState } from 'react';
import { authConstants } from '../authConstants';
import { authTexts } from '../authTexts';
import { useLoginServices } from '../LoginServices';
import { secondsLeftOf, useSecondsLeft } from './useSecondsLeft';

const { codeCountdownMs, smsType } = authConstants;

export interface VerifyCode {
  /** Until another code may be requested. */
  secondsLeft: number;
  isSending: boolean;
  /** Whether a code has been sent before. */
  wasSent: boolean;
  /** Sends a code, unless one is being sent or the countdown runs. */
  send: (tel: string) => void;
}

const toMessage = (error: unknown) => (isApiError(error) && toCallFailure(error).message) || networkProblem();

/**
 * The code that is sent to a phone and the 60 s until the next one (spec §4, §9).
 * @param toast shows the result to the visitor
 */
export const useVerifyCode = (toast: (message: string) => void): VerifyCode => {
  const { api } = useLoginServices();
  const [sentAt, setSentAt] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const isUnderWay = useRef(false);

  const send = async (tel: string) => {
    if (isUnderWay.current || secondsLeftOf(sentAt, codeCountdownMs) > 0) return;
    isUnderWay.current = true;
    setIsSending(true);
    try {
      await api.sendVerifyCode({ tel, type: smsType });
      setSentAt(Date.now());
      toast(authTexts.codeSent);
    } catch (error) {
      toast(toMessage(error));
    }
    isUnderWay.current = false;
    setIsSending(false);
  };

  return {
    secondsLeft: useSecondsLeft(sentAt, codeCountdownMs),
    isSending,
    wasSent: sentAt > 0,
    send: (tel) => void send(tel),
  };
};
