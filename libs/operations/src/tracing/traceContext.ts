/** What is done for one request, in all programs that take part in it. */
export interface Trace {
  /** 32 hexadecimal digits: one for the whole request. */
  traceId: string;
  /** 16 hexadecimal digits: the part of it that calls the next program. */
  spanId: string;
}

const sentForm = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;

const isZero = (digits: string) => /^0+$/.test(digits);

const randomDigits = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * Reads the header `traceparent` (W3C Trace Context, version 00). Whether the sender records its trace is left out: a visitor can write
 * anything there, and it serves for finding lines in logs alone.
 * @returns undefined for anything of another form
 */
export const parseTraceparent = (sent: string | string[] | undefined): Trace | undefined => {
  const [, traceId, spanId] = (typeof sent === 'string' && sentForm.exec(sent)) || [];
  return !traceId || !spanId || isZero(traceId) || isZero(spanId) ? undefined : { traceId, spanId };
};

/** A new trace id; that of a request whose id is a UUID has the same digits. */
export const createTraceId = (requestId = ''): string =>
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(requestId)
    ? requestId.replaceAll('-', '')
    : randomDigits(16);

export const createSpanId = (): string => randomDigits(8);

/** The header as the next program gets it. @param isRecorded whether this program records its part of the trace */
export const toTraceparent = ({ traceId, spanId }: Trace, isRecorded = false): string =>
  `00-${traceId}-${spanId}-${isRecorded ? '01' : '00'}`;
