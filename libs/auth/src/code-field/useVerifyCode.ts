import { isApiError } from '@share/api-client';
import { sessionConstants } from '@share/session';
import { useRef, useState } from 'react';
import { authConstants } from '../authConstants';
import { authTexts } from '../authTexts';
import { useSecondsLeft } from './useSecondsLeft';

const { codeCountdownMs, smsType } = authConstants;

/** The call that sends a code; `@share/api-client` has it. Rejects with `ApiError`. */
export interface VerifyCodeApi {
  sendVerifyCode(request: { tel: string; type: typeof smsType }): Promise<unknown>;
}

export interface VerifyCode {
  /** Until another code may be asked for. */
  readonly secondsLeft: number;
  readonly isSending: boolean;
  /** Whether a code has been sent before. */
  readonly wasSent: boolean;
  /** Sends a code, unless one is on its way or the countdown runs. */
  readonly send: (tel: string) => void;
}

/**
 * The code that is sent to a phone and the 60 s until the next one (spec §4, §9).
 * @param say tells the reader how it went
 */
export function useVerifyCode(api: VerifyCodeApi, say: (message: string) => void): VerifyCode {
  const [endsAt, setEndsAt] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const isUnderWay = useRef(false);

  const send = async (tel: string): Promise<void> => {
    if (isUnderWay.current || Date.now() < endsAt) return;
    isUnderWay.current = true;
    setIsSending(true);
    try {
      await api.sendVerifyCode({ tel, type: smsType });
      setEndsAt(Date.now() + codeCountdownMs);
      say(authTexts.codeSent);
    } catch (error) {
      const refusal = isApiError(error) && error.kind === 'business' && error.message;
      say(refusal || sessionConstants.networkMessage);
    }
    isUnderWay.current = false;
    setIsSending(false);
  };

  return {
    secondsLeft: useSecondsLeft(endsAt),
    isSending,
    wasSent: endsAt > 0,
    send: (tel) => void send(tel),
  };
}
